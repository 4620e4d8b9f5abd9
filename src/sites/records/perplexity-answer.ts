import { type Fields, fieldsOf, isObject, listOf, nameOf, parsedJson, textOf, valueAt } from './json.ts';
import { link } from './markdown-piece.ts';
import { withNumberedLinks } from './numbered-links.ts';

const CITATION = /\[(\d{1,3})\](?!\()/g;

interface Answer {
  readonly text: string;
  readonly sources: readonly unknown[];
}

/** The answer of an entry as Markdown, from its blocks, else from its steps; numbers of sources as links to them. */
export function perplexityAnswer(entry: Fields): string {
  const fromBlocks = ofBlocks(listOf(entry.blocks).map(fieldsOf));
  const fromSteps = ofSteps(entry.text);
  const text = fromBlocks.text || fromSteps.text;
  const sources = fromBlocks.sources.length > 0 ? fromBlocks.sources : fromSteps.sources;
  return withNumberedLinks(text, CITATION, (number) => linkOf(sources[number - 1]));
}

function ofBlocks(blocks: readonly Fields[]): Answer {
  const used = (wanted: (usage: string) => boolean) => blocks.filter((block) => wanted(textOf(block.intended_usage)));
  const whole = used((usage) => usage === 'ask_text').map(markdownOf);
  const pieces = used((usage) => usage.startsWith('ask_text_')).map(markdownOf);
  const steps = used((usage) => usage === 'workflow_root').flatMap(workflowTexts);
  const text = [whole, pieces, steps].map((texts) => texts.filter(Boolean).join('\n\n')).find(Boolean) ?? '';
  const sources = used((usage) => usage === 'web_results').flatMap((block) =>
    listOf(valueAt(block, 'web_result_block', 'web_results')),
  );
  return { text, sources };
}

function markdownOf(block: Fields): string {
  const { answer, chunks } = fieldsOf(block.markdown_block);
  return textOf(answer) || listOf(chunks).map(textOf).join('');
}

function workflowTexts(block: Fields): readonly string[] {
  return listOf(valueAt(block, 'workflow_block', 'steps'))
    .flatMap((step) => listOf(valueAt(step, 'items')))
    .map(fieldsOf)
    .filter(({ type }) => type === 'WORKFLOW_ITEM_TEXT')
    .filter(({ variant, payload }) => [variant, valueAt(payload, 'text_payload', 'variant')].includes('answer'))
    .map(({ payload }) => textOf(valueAt(payload, 'text_payload', 'text')));
}

/** The older form: steps as JSON in a text, of which the last holds the answer, again as JSON in a text. */
function ofSteps(text: unknown): Answer {
  const parsed = parsedJson(text);
  const final = listOf(parsed).findLast((step) => valueAt(step, 'step_type') === 'FINAL');
  const content = isObject(parsed) ? parsed : fieldsOf(valueAt(final, 'content'));
  const inner = parsedJson(content.answer);
  const { answer, web_results: sources } = isObject(inner) ? inner : content;
  return { text: textOf(answer), sources: listOf(sources) };
}

function linkOf(source: unknown): string | undefined {
  const { name, title, url } = fieldsOf(source);
  if (nameOf(url) === undefined) return undefined;
  return link(nameOf(name) ?? textOf(title), textOf(url));
}
