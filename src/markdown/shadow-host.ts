/** Is told of an element that has a shadow, or may get one without a change in the page that would tell. */
export type OnHost = (host: Element) => void;

/** Elements that can have a shadow, beside custom ones (`attachShadow` in the DOM standard). */
const HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);

/**
 * The shadow of an element, if any. Told too of custom elements: they may get one once the page has what defines them.
 */
export function shadowOf(element: Element, name: string, onHost: OnHost | undefined): ShadowRoot | null {
  const isCustom = name.includes('-');
  if (!isCustom && !HOSTS.has(name)) return null;
  const shadow = element.shadowRoot ?? null;
  if (onHost && (isCustom || shadow)) onHost(element);
  return shadow;
}
