/** Words of markup that tell nothing of what was said, though they may be said, too. */
const OF_MARKUP = new Set(
  `action actions active answer app area article artifact aside assistant attachment attachments author avatar bar block body
  bot bottom box bubble busy button chat cid code collapsed collapsible column composer container content conversation copy
  data date dialog dir div draft edit editor element empty end entry event expanded feedback file footer form frame group
  header heading history icon id ids image index infinite inner input item key label lang layout line link list loader
  loading log main markdown mask media menu message messages meta model more name nav new next ng node open option outer
  overlay page pane panel part parts placeholder popover position presentation preview prompt prose query question radix
  react region render request response result role root row rows scope screen scroll scroller search section selected send
  sidebar size slot slug source span spinner stage state status stop stream streaming style svg sync tab tabindex table
  test testid text textarea thinking thread time title toggle tool toolbar top turn turns type unit user value version view
  viewport virtual virtuoso widget window wrapper`.split(/\s+/),
);

/** The tag names of HTML that a chat may be made of. */
const TAGS = new Set(
  `a article aside b blockquote body br button canvas caption code col dd details dialog div dl dt em fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 header hr i iframe img input kbd label legend li main mark math nav object ol
  option p picture pre progress s search section select slot small span strong sub summary sup svg table tbody td
  template textarea tfoot th thead time tr u ul video`.split(/\s+/),
);

const LONGEST = 40;

/**
 * Gives names of markup as they may stand in a report: what is no plain word of letters is `#`, and a word that the page
 * says somewhere is `*`, unless it is a word of markup. `said`: all that the page says, its title and its address.
 */
export function safeWords(said: readonly string[]): (name: string) => string {
  const words = new Set(said.flatMap((text) => pieces(text.toLowerCase())));
  const safe = (piece: string): string => {
    if (!/^[a-z]{1,16}$/.test(piece)) return '#';
    return words.has(piece) && !OF_MARKUP.has(piece) ? '*' : piece;
  };
  return (name) => {
    const lower = name.toLowerCase();
    if (TAGS.has(lower)) return lower;
    const parts = separated(name).map((part) => (/^[-_:.]$/.test(part) ? part : safe(part.toLowerCase())));
    return parts.join('').replace(/#+/g, '#').slice(0, LONGEST);
  };
}

const pieces = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];

/** Cut at dashes, dots and colons, and where a capital begins. */
const separated = (name: string): readonly string[] => name.match(/[-_:.]|[A-Z]?[^-_:.A-Z]+|[A-Z]+/g) ?? [];
