export { chatgpt } from './chatgpt.ts';
export { claude } from './claude.ts';
export { gemini } from './gemini.ts';
