/** The origin of an address that a person typed, with or without `https://`; undefined where it is none. */
export function originOf(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^[a-z][a-z+.-]*:\/\//i.test(text) ? text : `${isLocal(text) ? 'http' : 'https'}://${text}`;
  if (/\s/.test(text) || !URL.canParse(address)) return undefined;
  const { protocol, origin, hostname } = new URL(address);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && (hostname.includes('.') || hostname === 'localhost' || hostname.startsWith('[')) ? origin : undefined;
}

function isLocal(address: string): boolean {
  return /^(?:localhost|127\.|10\.|192\.168\.|\[::1\])/.test(address);
}
