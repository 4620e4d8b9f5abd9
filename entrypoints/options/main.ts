import { startOptions } from '../../src/ui/options/start.tsx';

const root = document.getElementById('root');
if (root !== null) startOptions(root);
