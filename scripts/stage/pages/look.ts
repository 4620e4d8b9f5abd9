/** The look that the stage's pages share: neutral, calm, light and dark. Drawn here, no site's own. */
export const LOOK = `
:root { color-scheme: light dark; --paper: #fff; --side: #f7f7f5; --ink: #1f2328; --soft: #6b7280; --line: #e5e5e2; --bubble: #f0f0ed; --code: #f6f6f4;
  --accent: #2f6f62; --string: #0a6b4f; --number: #9a4d00; --keyword: #7a3e9d; --comment: #808080; --measure: 46rem; }
@media (prefers-color-scheme: dark) { :root { --paper: #1c1d1f; --side: #161719; --ink: #e8e8e6; --soft: #9a9fa6; --line: #303236; --bubble: #2a2c2f; --code: #242629;
  --accent: #7cc4b4; --string: #8fd0a8; --number: #e0a46a; --keyword: #c9a3e6; --comment: #8a8f95; } }
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 15px/1.6 system-ui, -apple-system, "Segoe UI", "Liberation Sans", "Noto Sans", sans-serif; }
button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
svg { width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; vertical-align: middle; }
.stage-app { display: grid; grid-template-columns: 248px minmax(0, 1fr); height: 100vh; }
.stage-side { background: var(--side); border-inline-end: 1px solid var(--line); padding: 14px 10px; overflow: hidden; font-size: 14px; }
.stage-side a { display: block; padding: 7px 10px; border-radius: 8px; color: inherit; text-decoration: none; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.stage-side a[data-active], .stage-side a[aria-current="page"] { background: var(--bubble); font-weight: 500; }
.stage-side h2 { margin: 18px 10px 6px; font-size: 12px; font-weight: 500; color: var(--soft); }
.stage-main { display: flex; flex-direction: column; min-width: 0; min-height: 0; height: 100vh; }
.stage-head { display: flex; justify-content: space-between; gap: 16px; padding: 12px 20px; font-size: 14px; border-bottom: 1px solid var(--line); }
.stage-head .stage-model { color: var(--soft); }
.stage-scroll { flex: 1; min-height: 0; overflow-y: auto; scroll-behavior: auto; }
.stage-column { max-width: var(--measure); margin: 0 auto; padding: 20px 16px; }
.stage-bubble { background: var(--bubble); border-radius: 18px; padding: 10px 16px; max-width: 80%; width: fit-content; margin-inline-start: auto; overflow-wrap: anywhere; }
.stage-turn { margin: 0 0 22px; }
.stage-actions { display: flex; gap: 10px; margin-top: 6px; color: var(--soft); min-height: 18px; }
.stage-foot { padding: 0 16px 14px; }
input-area-v2, hallucination-disclaimer { display: block; }
.stage-foot > *, .stage-greeting { max-width: var(--measure); margin: 0 auto; }
.stage-note { text-align: center; color: var(--soft); font-size: 12px; padding-top: 8px; }
.stage-greeting { flex: 1; display: flex; flex-direction: column; justify-content: flex-end; padding: 0 16px 26px; font-size: 26px; text-align: center; }
.stage-new .stage-foot { flex: 1.25; }
.stage-file { border: 1px solid var(--line); border-radius: 10px; padding: 6px 12px; margin: 0 0 8px; width: fit-content; }
.stage-file h3 { font: inherit; margin: 0; }
.stage-composer { border: 1px solid var(--line); border-radius: 24px; padding: 10px 12px; background: var(--paper); box-shadow: 0 2px 10px rgb(0 0 0 / .05); display: grid; gap: 6px; }
.stage-composer [contenteditable], .stage-composer textarea { min-height: 26px; max-height: 320px; overflow-y: auto; outline: none; padding: 2px 6px; white-space: pre-wrap; overflow-wrap: anywhere; width: 100%; border: 0; background: none; color: inherit; font: inherit; resize: none; }
.stage-composer [contenteditable] p { margin: 0; min-height: 1.6em; }
.stage-composer .placeholder::before, .stage-composer .ql-blank::before { content: attr(data-placeholder); color: var(--soft); float: left; height: 0; pointer-events: none; }
.stage-tools { display: flex; justify-content: space-between; align-items: center; min-height: 32px; color: var(--soft); }
.stage-send { width: 32px; height: 32px; border-radius: 50%; background: var(--ink); color: var(--paper); display: inline-grid; place-items: center; }
.stage-send:disabled { opacity: .25; cursor: default; }
.sr-only, .cdk-visually-hidden, .katex-mathml { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.stage-prose p, .stage-prose ul, .stage-prose ol, .stage-prose blockquote { margin: 0 0 12px; }
.stage-prose h1, .stage-prose h2, .stage-prose h3, .stage-prose h4 { margin: 20px 0 8px; line-height: 1.3; font-size: 18px; }
.stage-prose h3, .stage-prose h4 { font-size: 16px; }
.stage-prose ul, .stage-prose ol { padding-inline-start: 24px; }
.stage-prose li > p { margin: 0 0 4px; }
.stage-prose blockquote { border-inline-start: 3px solid var(--line); padding-inline-start: 14px; color: var(--soft); margin-inline: 0; }
.stage-prose hr { border: 0; border-top: 1px solid var(--line); margin: 18px 0; }
.stage-prose a { color: var(--accent); }
.stage-prose :not(pre) > code { background: var(--code); border-radius: 5px; padding: 1px 5px; font-size: .9em; }
code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
.stage-prose table { border-collapse: collapse; font-size: 14px; margin: 0 0 4px; }
.stage-prose th, .stage-prose td { border-bottom: 1px solid var(--line); padding: 6px 18px 6px 0; text-align: start; vertical-align: top; }
.stage-code { border: 1px solid var(--line); background: var(--code); border-radius: 12px; margin: 0 0 14px; overflow: hidden; font: 13px/1.55 ui-monospace, "DejaVu Sans Mono", monospace; }
.stage-code-head { display: flex; justify-content: space-between; padding: 7px 14px; font: 12px/1.4 system-ui, sans-serif; color: var(--soft); }
.stage-code pre { margin: 0; padding: 2px 14px 12px; overflow-x: auto; font: inherit; white-space: pre; }
.ink-string { color: var(--string); } .ink-number { color: var(--number); } .ink-keyword { color: var(--keyword); } .ink-comment { color: var(--comment); font-style: italic; }
.katex-display { display: block; text-align: center; margin: 10px 0; } .katex-html { font-family: "STIX Two Math", Cambria, "DejaVu Serif", serif; font-style: italic; white-space: nowrap; }
.stage-rows { display: inline-block; vertical-align: middle; border-inline-start: 1px solid currentColor; padding-inline-start: 8px; text-align: start; white-space: pre; }
.ql-clipboard { position: absolute; left: -100000px; height: 1px; overflow: hidden; }
[hidden] { display: none !important; }
`;
