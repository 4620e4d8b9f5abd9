import type { Capture, CapturedMessage } from '../../core/capture.ts';
import { pairReadings } from '../../core/pair-readings.ts';
import type { RecordedChat } from '../../sites/records/record.ts';

/**
 * A chat from its site's own record, beside what the page shows of it: the record, whole, and behind it what only the
 * page has yet. `compared` counts what one has where the other should have it, too.
 */
export function joinReadings(
  recorded: RecordedChat,
  page: Omit<Capture, 'messages'>,
  shown: readonly CapturedMessage[],
): Capture {
  const { messages, reachesStart = true } = recorded;
  const pairs = pairReadings(messages, shown);
  const last = pairs.at(-1);
  const newer = last !== undefined && last[0] === messages.length - 1 ? shown.slice(last[1] + 1) : [];
  const title = recorded.title ?? page.title;
  const { site, chatId, url } = page;
  return {
    ...{ site, chatId, url, via: 'record', holes: reachesStart ? [] : [{ before: 0 }], reachesStart, reachesEnd: true },
    ...(title === undefined ? {} : { title }),
    messages: [...messages, ...newer],
    compared: {
      onlyInPage: shown.length - pairs.length - newer.length,
      onlyInRecord: between(
        pairs,
        page.holes.map(({ before }) => before),
      ),
    },
  };
}

/** Messages of the record between two that are neighbours in the page. */
function between(pairs: readonly (readonly [number, number])[], holes: readonly number[]): number {
  return pairs.slice(1).reduce((sum, [inRecord, inPage], index) => {
    const [recordBefore, pageBefore] = pairs[index] ?? [inRecord, inPage];
    const areNeighbours = inPage === pageBefore + 1 && !holes.includes(inPage);
    return areNeighbours ? sum + inRecord - recordBefore - 1 : sum;
  }, 0);
}
