import type { SiteAdapter } from '../../sites/adapter.ts';

const LONGEST = 90;

/** How many elements of a page each selector of a site's adapter matches, one a line. */
export function selectorCounts({ markup, composer, scroller }: SiteAdapter, document: Document): readonly string[] {
  const { eras, speaker, room, head, body, busy } = markup;
  const named: readonly (readonly [name: string, selectors: readonly string[]])[] = [
    ['place', eras.map(({ at }) => at)],
    ['user', [speaker.user]],
    ['assistant', [speaker.assistant]],
    ['room', room === undefined ? [] : [room]],
    ['head', head === undefined ? [] : [head]],
    [USER_BODY, body.user],
    [ANSWER_BODY, body.assistant],
    ['writing', [busy.page]],
    ['composer', composer],
    ['scroller', scroller],
  ];
  return named.flatMap(([name, selectors]) =>
    selectors.map((at) => `${countOf(at, name, document)} ${name}: ${cut(at)}`),
  );
}

const USER_BODY = 'user body';
const ANSWER_BODY = 'assistant body';

function countOf(selector: string, name: string, document: Document): string {
  const found = matches(selector, document);
  if (found === undefined) return 'not understood,';
  const isBody = name === USER_BODY || name === ANSWER_BODY;
  const empty = isBody ? found.filter(({ textContent }) => (textContent ?? '').trim() === '').length : 0;
  return empty === 0 ? String(found.length) : `${found.length} (${empty} empty)`;
}

function matches(selector: string, document: Document): readonly Element[] | undefined {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    return undefined;
  }
}

function cut(selector: string): string {
  return selector.length > LONGEST ? `${selector.slice(0, LONGEST)}…` : selector;
}
