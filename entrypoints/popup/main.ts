import { startPopup } from '../../src/ui/start.tsx';

const root = document.getElementById('root');
if (root !== null) void startPopup(root);
