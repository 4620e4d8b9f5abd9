/** Puts a text on the clipboard. False where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** For pages that forbid the clipboard interface: a selection of our own, copied the old way. */
function copyByCommand(text: string): boolean {
  const fill = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', fill, { capture: true, once: true });
  const copied = document.execCommand('copy');
  document.removeEventListener('copy', fill, { capture: true });
  return copied;
}
