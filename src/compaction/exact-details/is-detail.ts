const KNOWN_TOP =
  /^(?:src|lib|app|apps|packages|tests?|docs?|bin|etc|usr|var|home|opt|tmp|node_modules|dist|build|public|scripts|config)[/\\]/;
const NO_ADDRESS = /^[\d.:/]*$/;

/** `10.0.0.7` and `a.example/x`, not `1.250.300.400`. */
export function isAddress(text: string): boolean {
  if (!NO_ADDRESS.test(text)) return true;
  return text.split(/[:/]/, 1).every((host) => host.split('.').every((part) => Number(part) < 256));
}

/** Apart from `and/or`, `km/h` and `12/05`. */
export function isPath(text: string): boolean {
  const parts = text.split(/[/\\]/).filter((part) => part !== '');
  if (parts.every((part) => /^[\d.,:%]+$/.test(part)) || !/[A-Za-z]/.test(text)) return false;
  if (text.startsWith('\\')) return false;
  if (/^(?:~|\.{1,2})?[/\\]/.test(text)) return text.length > 2;
  if (/^(?:[A-Za-z]:[/\\]|@)/.test(text) || KNOWN_TOP.test(text)) return true;
  if (/\.[A-Za-z]\w{0,7}(?::\d+){0,2}$/.test(text)) return true;
  return parts.length > 2 && /[-_.@\d]|[/\\]$/.test(text);
}

/** `20.11.1`, not `1.250.000`. */
export function isVersion(text: string): boolean {
  return !/^\d{1,3}(?:\.\d{3})+$/.test(text);
}

/** Both letters and digits; a word such as `defaced` or a plain number is none. */
export function isHash(text: string): boolean {
  return /[a-f]/i.test(text) && /\d/.test(text) && !/^\d+e\d+$/i.test(text);
}

/** A letter or digit in it, and no space at either end: code spans hold signs and sentences too. */
export function isIdentifier(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && text.trim() === text;
}
