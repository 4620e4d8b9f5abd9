import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startGuess } from '../src/page/guess/start-guess.ts';

export default defineUnlistedScript(startGuess);
