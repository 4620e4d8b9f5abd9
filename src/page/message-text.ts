import { attachmentLabel } from '../core/attachment-label.ts';
import type { Attachment } from '../core/message.ts';
import { leaveOut, type OnHost, type Rule, toMarkdown } from '../markdown/to-markdown.ts';
import { verbatimText } from '../markdown/verbatim-text.ts';
import { folded } from '../sites/markup/element.ts';
import { type FoundMessage, type MarkedPart, markOf, type Part } from '../sites/markup/find-places.ts';
import type { Markup } from '../sites/markup/markup.ts';

const known = new WeakMap<Markup, readonly Rule[]>();

/** How a site's answers become Markdown: its own constructs, attachments as placeholders, chrome left out. */
export function rulesOf(markup: Markup): readonly Rule[] {
  const made = known.get(markup) ?? makeRules(markup);
  known.set(markup, made);
  return made;
}

function makeRules(markup: Markup): readonly Rule[] {
  const rules: readonly Rule[] = [...(markup.rules ?? []), ...markup.leaveOut.map((at) => leaveOut(at, at))];
  const marks = markup.attachments.map(({ at }) => at).join(', ');
  if (marks === '') return rules;
  const attachment: Rule = {
    name: 'attachment',
    filter: marks,
    // a line break at its end makes it a block of its own
    replacement: (element) => markOf(element, markup).reduce((all, part) => `${all}${standIn(part, rules)}\n`, ''),
  };
  return [attachment, ...rules];
}

/**
 * A message's text: the user's word for word, an answer as Markdown; what cannot travel is named where it stood.
 * `onHost` is told of elements that have a shadow, or may get one.
 */
export function textOf({ role, parts }: FoundMessage, markup: Markup, onHost?: OnHost): string {
  const rules = rulesOf(markup);
  const isVerbatim = role === 'user' && markup.rendersUser === undefined;
  const textOfBody = (body: Element) =>
    isVerbatim ? verbatimText(body, markup.paragraphGap, onHost) : toMarkdown(body, rules, onHost);
  const texts = parts.map((part) => ('body' in part ? textOfBody(part.body) : standIn(part, rules)));
  return parts
    .map((part, index) => `${gapBetween(role, parts[index - 1], part)}${texts[index]}`)
    .join('')
    .replace(/^\n+/, '')
    .trimEnd();
}

export function attachmentsOf({ parts }: FoundMessage): readonly Attachment[] {
  return parts.flatMap((part) => ('body' in part ? part.marks : [part])).map(attachmentOf);
}

/** The user's bodies are lines of one text; all else stands apart. */
function gapBetween(role: FoundMessage['role'], before: Part | undefined, part: Part): string {
  if (before === undefined) return '';
  return role === 'user' && 'body' in before && 'body' in part ? '\n' : '\n\n';
}

function standIn(part: MarkedPart, rules: readonly Rule[]): string {
  const label = attachmentLabel(attachmentOf(part));
  const content = part.mark.content?.(part.element);
  return content === undefined ? label : `${label}\n\n${toMarkdown(content, rules)}`;
}

function attachmentOf({ mark, element }: MarkedPart): Attachment {
  const kind = typeof mark.kind === 'function' ? mark.kind(element) : mark.kind;
  return { kind, name: folded(mark.name(element)) ?? '' };
}
