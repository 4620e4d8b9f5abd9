/** Saves a text among the downloads, as if the page had offered it. */
export function saveFile(document: Document, name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // a download reads its address a moment later
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
