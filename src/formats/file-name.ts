import { cut } from './one-line.ts';

/** Counted in UTF-16 units: then no script takes more than 240 bytes, and every file system takes 255. */
const MAX_LENGTH = 80;

/** What Windows, macOS or a shell does not take in a name, what turns the direction of writing, what cannot be seen. */
const FORBIDDEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}<>:"/\\|?*\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/** Names of devices on Windows, with any ending. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?=\.|\s|$)/i;

/** A file's name from a chat's title: safe on Windows, macOS and Linux, in any script, never empty. */
export function fileName(title: string, extension: string): string {
  const clean = trimEnds(title.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/gu, ' '));
  const safe = RESERVED.test(clean) ? `_${clean}` : clean;
  const base = trimEnds(cut(safe, MAX_LENGTH - extension.length - 1));
  return `${base === '' ? 'chat' : base}.${extension}`;
}

/** No dot in front (hidden on Unix), no dot or space behind (dropped by Windows). */
function trimEnds(text: string): string {
  return text.replace(/^[\s.]+|[\s.]+$/gu, '');
}
