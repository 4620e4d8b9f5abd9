/** What a fresh machine needs before anything of the project runs. Node built-ins only; nothing happens at import. */
export { ensureModules } from './setup/ensure-modules.mjs';
export { findChromium } from './setup/find-chromium.mjs';
export { findFirefox } from './setup/find-firefox.mjs';
