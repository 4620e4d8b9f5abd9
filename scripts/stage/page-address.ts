const SAVED_FROM = /<!--\s*saved from url=\(\d+\)(\S+?)\s*-->/i;
const SINGLE_FILE = /<!--\s*Page saved with SingleFile\s+url:\s*(\S+)/i;

/**
 * The web address a saved page states: the comment that browsers write, SingleFile's header, or the canonical link.
 * A comment goes first: it names where the page was saved, the link may name the site's front page.
 */
export function pageAddress(html: string): string | undefined {
  const head = html.slice(0, endOfHead(html)).replace(/<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi, '');
  const stated = [SAVED_FROM.exec(head)?.[1], SINGLE_FILE.exec(head)?.[1], canonical(head)];
  return stated.find((address) => address !== undefined && isWebAddress(address));
}

/** Behind it stand a chat's own words, which may speak of links and comments. */
function endOfHead(html: string): number {
  const end = /<\/head\s*>|<body[\s>]|<main[\s>]|<div[\s>]/i.exec(html);
  return end?.index ?? html.length;
}

function canonical(head: string): string | undefined {
  const visible = head.replace(/<!--[\s\S]*?-->/g, '');
  const links = visible.match(/<link\b[^>]*>/gi) ?? [];
  const link = links.find((tag) => attribute(tag, 'rel')?.toLowerCase().split(/\s+/).includes('canonical'));
  return link === undefined ? undefined : attribute(link, 'href')?.replaceAll('&amp;', '&').trim();
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
  return match?.[1] ?? match?.[2] ?? match?.[3];
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}
