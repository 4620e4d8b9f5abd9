import type { Capture, CapturedMessage } from '../../core/capture.ts';
import { pairReadings } from '../../core/pair-readings.ts';
import type { RecordedChat } from '../../sites/records/record.ts';

/**
 * A chat from its site's own record, beside what the page shows of it: the record's messages, and where it has nothing
 * between two of them (or behind the last) what the page shows there; some records lag, some lack turns. `compared`
 * counts what one has where the other should have it, too; what is newer than the record is no difference.
 */
export function joinReadings(
  recorded: RecordedChat,
  page: Omit<Capture, 'messages'>,
  shown: readonly CapturedMessage[],
): Capture {
  const { reachesStart = true } = recorded;
  const title = recorded.title ?? page.title;
  const { site, chatId, url } = page;
  return {
    ...{ site, chatId, url, via: 'record', holes: reachesStart ? [] : [{ before: 0 }], reachesStart, reachesEnd: true },
    ...(title === undefined ? {} : { title }),
    ...joined(stretches(recorded.messages, shown), new Set(page.holes.map(({ before }) => before))),
  };
}

/** What lies between two messages that both have, or in front of the first, or behind the last of these. */
interface Stretch {
  readonly recorded: readonly CapturedMessage[];
  readonly shown: readonly CapturedMessage[];
  /** The message of the record behind it; none behind the last stretch. */
  readonly then?: CapturedMessage;
  /** Where in the page that message stands. */
  readonly at: number;
}

function stretches(recorded: readonly CapturedMessage[], shown: readonly CapturedMessage[]): readonly Stretch[] {
  let [fromRecord, fromPage] = [0, 0];
  const ends = [...pairReadings(recorded, shown), [recorded.length, shown.length] as const];
  return ends.map(([toRecord, toPage]) => {
    const then = recorded[toRecord];
    const stretch = {
      recorded: recorded.slice(fromRecord, toRecord),
      shown: shown.slice(fromPage, toPage),
      at: toPage,
    };
    [fromRecord, fromPage] = [toRecord + 1, toPage + 1];
    return then === undefined ? stretch : { ...stretch, then };
  });
}

function joined(all: readonly Stretch[], holes: ReadonlySet<number>): Pick<Capture, 'messages' | 'compared'> {
  const messages: CapturedMessage[] = [];
  let [onlyInPage, onlyInRecord] = [0, 0];
  all.forEach(({ recorded, shown, then, at }, index) => {
    const isEdge = index === 0 || then === undefined;
    messages.push(...(recorded.length > 0 ? recorded : shown), ...(then === undefined ? [] : [then]));
    const isNewer = then === undefined && recorded.length === 0;
    if (!isNewer) onlyInPage += shown.length;
    if (!isEdge && shown.length === 0 && !holes.has(at)) onlyInRecord += recorded.length;
  });
  return { messages, compared: { onlyInPage, onlyInRecord } };
}
