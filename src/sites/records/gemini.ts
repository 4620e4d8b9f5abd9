import type { CapturedMessage } from '../../core/capture.ts';
import { messagesOfTurn, timeOfTurn } from './gemini-turn.ts';
import { listOf, nameOf, parsedJson, textOf, valueAt } from './json.ts';
import type { Ask, OpenChat, RecordReader } from './record.ts';
import { recordedChat, unknownRecord } from './recorded-chat.ts';

const SITE = 'Gemini';
const RPC = 'hNvQHb';
const TURNS_A_PAGE = 100;
const MOST_PAGES = 50;

/** The remote call of the page itself. Its places have no names and move: for when the page cannot be read. */
export const geminiRecord: RecordReader = async (chat, ask) => {
  const page = pageValues(chat);
  const turns: unknown[] = [];
  const cursors = new Set<string>();
  let cursor: string | undefined;
  let hasMore = true;
  for (let pages = 0; hasMore && pages < MOST_PAGES; pages++) {
    const answer = await askPage(chat, ask, page, { cursor, number: pages + 1 });
    turns.unshift(...oldestFirst(answer.turns));
    cursor = answer.cursor;
    hasMore = cursor !== undefined && answer.turns.length > 0 && !cursors.has(cursor);
    cursors.add(cursor ?? '');
  }
  const messages: readonly CapturedMessage[] = turns.flatMap(messagesOfTurn);
  return recordedChat(SITE, { title: undefined, messages, whole: !hasMore });
};

interface PageValues {
  readonly token: string;
  readonly build: string | undefined;
  readonly session: string | undefined;
}

function pageValues({ scripts }: OpenChat): PageValues {
  const text = scripts();
  const token = valueInScript(text, 'SNlM0e');
  if (token === undefined) throw unknownRecord(SITE, 'no token in the page');
  return { token, build: valueInScript(text, 'cfb2h'), session: valueInScript(text, 'FdrFJe') };
}

function valueInScript(scripts: string, key: string): string | undefined {
  return nameOf(parsedJson(new RegExp(`"${key}"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*")`).exec(scripts)?.[1]));
}

interface Page {
  readonly cursor: string | undefined;
  readonly number: number;
}

async function askPage(
  { chatId, url }: OpenChat,
  ask: Ask,
  { token, build, session }: PageValues,
  { cursor, number }: Page,
): Promise<{ readonly turns: readonly unknown[]; readonly cursor: string | undefined }> {
  const account = /^\/u\/\d+/.exec(url.pathname)?.[0] ?? '';
  const query = new URLSearchParams({ rpcids: RPC, 'source-path': url.pathname });
  if (build !== undefined) query.set('bl', build);
  if (session !== undefined) query.set('f.sid', session);
  query.set('_reqid', String(number * 100_000));
  query.set('rt', 'c');
  const call = [`c_${chatId}`, TURNS_A_PAGE, cursor ?? null, 1, [0], [4], null, 1];
  const request = JSON.stringify([[[RPC, JSON.stringify(call), null, 'generic']]]);
  const answer = await ask(`${account}/_/BardChatUi/data/batchexecute?${query}`, {
    method: 'POST',
    headers: { 'X-Same-Domain': '1' },
    body: new URLSearchParams({ 'f.req': request, at: token }).toString(),
    as: 'text',
  });
  return payloadOf(textOf(answer));
}

/** The answer is lines of JSON between lines of lengths; one of them holds ours, as JSON in a text. */
function payloadOf(answer: string): { readonly turns: readonly unknown[]; readonly cursor: string | undefined } {
  const frames = answer
    .split('\n')
    .filter((line) => line.startsWith('['))
    .flatMap((line) => listOf(parsedJson(line)));
  const frame = frames.find((each) => valueAt(each, 0) === 'wrb.fr' && valueAt(each, 1) === RPC);
  const payload = parsedJson(valueAt(frame, 2));
  const turns = valueAt(payload, 0);
  if (!Array.isArray(turns)) throw unknownRecord(SITE, 'no turns');
  return { turns, cursor: nameOf(valueAt(payload, 1)) };
}

/** The site gives the newest turn first; where the times say otherwise, they are right. */
function oldestFirst(turns: readonly unknown[]): readonly unknown[] {
  const [first, last] = [timeOfTurn(turns[0]), timeOfTurn(turns.at(-1))];
  return first !== undefined && last !== undefined && first < last ? turns : turns.toReversed();
}
