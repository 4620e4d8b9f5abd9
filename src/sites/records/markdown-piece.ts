/** A Markdown link; the title alone where the address is none of the web. */
export function link(title: string, url: string): string {
  const label = title.replace(/\s+/g, ' ').trim();
  if (!/^https?:\/\/\S/i.test(url)) return label;
  const address = url.trim().replace(/[\s<>()]/g, (character) => ESCAPES[character] ?? '%20');
  return `[${(label === '' ? hostOf(address) : label).replace(/[[\]\\]/g, '\\$&')}](${address})`;
}

const ESCAPES: Readonly<Record<string, string>> = { '<': '%3C', '>': '%3E', '(': '%28', ')': '%29' };

function hostOf(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[/?#].*$/, '');
}

export function quoted(text: string): string {
  return text.trim().replace(/^/gm, '> ');
}
