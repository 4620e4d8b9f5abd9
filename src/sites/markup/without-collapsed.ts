/**
 * The bodies of a Claude answer that do not stand in a collapsible section: thinking and the notes of tools do
 * (`button[aria-expanded]`, seen 2026-07). An answer that is done is never all thinking, so its last body stays.
 */
export function withoutCollapsed(bodies: readonly Element[], message: Element): readonly Element[] {
  const panels = [...message.querySelectorAll('button[aria-expanded]')].flatMap((button) => panelOf(button, message));
  const kept = bodies.filter((body) => body.closest('details') === null && !panels.some((p) => p.contains(body)));
  const writing = message.querySelector('[data-is-streaming="true"]') !== null;
  return kept.length > 0 || writing ? kept : bodies.slice(-1);
}

/** What a button opens, as a list of one; none where it is not in the page. */
function panelOf(button: Element, message: Element): readonly Element[] {
  const named = button.ownerDocument.getElementById(button.getAttribute('aria-controls') ?? '');
  if (named !== null) return [named];
  const header = headerOf(button, message);
  const panel = header.nextElementSibling;
  if (panel === null) return [];
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  return header === button || isOpen || isFolded(panel) ? [panel] : [];
}

/** The button with the wrappers that hold nothing else. */
function headerOf(button: Element, message: Element): Element {
  let header = button;
  while (header.parentElement !== null && header.parentElement.childElementCount === 1) {
    if (header.parentElement === message) break;
    header = header.parentElement;
  }
  return header;
}

function isFolded(panel: Element): boolean {
  if (panel.matches('[hidden], [inert], [aria-hidden="true"], [class*="grid-rows-[0fr]"]')) return true;
  return /(?:^|;)\s*(?:(?:max-)?height:\s*0|display:\s*none)/.test(panel.getAttribute('style') ?? '');
}
