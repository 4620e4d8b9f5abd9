/**
 * JavaScript that resolves in the page once the expression is truthy, looked at after each change of the document.
 * Gives the expression's value, or true for an element; undefined when the time is up. Milliseconds.
 */
export function waitScript(expression: string, timeout: number): string {
  return `new Promise((resolve) => {
  const look = () => { try { return (0, () => (${expression}))(); } catch { return undefined; } };
  const end = (value) => { observer.disconnect(); clearInterval(beat); clearTimeout(limit); resolve(value); };
  const check = () => { const value = look(); if (value) end(value instanceof Node ? true : value); };
  const observer = new MutationObserver(check);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const beat = setInterval(check, 50);
  const limit = setTimeout(() => end(undefined), ${timeout});
  check();
})`;
}
