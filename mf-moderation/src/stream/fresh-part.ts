import { type Answer, type AnswerId, isProcessing, PAGE_SIZE_STREAM } from '@waymark/contract';
import type { EndlessList, EndlessPart } from '@waymark/host-kit';
import { isRun } from './light-items';

type Stream = EndlessList<Answer>;

/** The newest and the oldest id of an item. */
const rangeOf = (item: Answer): readonly [number, number] =>
  isRun(item) ? [item.run.ids[0] ?? 0, item.run.ids.at(-1) ?? 0] : [item.id, item.id];

/**
 * The cursor of the part that begins with an answer, or would if the stream had it. Undefined where nothing must be
 * reloaded: in the top, which reloads by itself, in collapsed runs, and below what is loaded.
 */
export function beforeAnswer({ items, isWhole }: Stream, id: AnswerId): Pick<Answer, 'id'> | undefined {
  const at = items.findIndex((item) => rangeOf(item)[1] <= id);
  const item = items[at];
  if (item ? isRun(item) && rangeOf(item)[0] >= id : !isWhole) return undefined;
  const place = item ? at : items.length;
  const before = items[place - 1];
  return before && place >= PAGE_SIZE_STREAM ? { id: rangeOf(before)[1] as AnswerId } : undefined;
}

/**
 * The answers that a processed file may belong to: those that wait for it, or for media without saying for which.
 * @param uuid of the file, if known
 */
export function answersAwaiting({ items }: Stream, uuid: string | undefined): readonly AnswerId[] {
  const isFor = ({ placeholders = [] }: Answer) =>
    uuid === undefined || placeholders.length === 0 || placeholders.some((file) => file.uuid === uuid);
  const isWaiting = (item: Answer) => !isRun(item) && (isProcessing(item) || (item.placeholders ?? []).length > 0);
  return items.filter((item) => isWaiting(item) && isFor(item)).map(({ id }) => id);
}

/** The cursor of the part below an answer, or below the collapsed run that follows it; undefined at the loaded end. */
export function nextPart({ items }: Stream, after: number): Pick<Answer, 'id'> | undefined {
  const at = items.findIndex((item) => !isRun(item) && item.id < after);
  if (at < 0) return undefined;
  const above = items[at - 1];
  return { id: (above && isRun(above) ? Math.min(after, rangeOf(above)[1]) : after) as AnswerId };
}

/**
 * The stream with a part of it as it is now. Answers that are gone disappear; collapsed runs stay, and so does the end of
 * what is loaded.
 */
export function withFreshPart(stream: Stream, before: Pick<Answer, 'id'>, part: EndlessPart<Answer>): Stream {
  const oldest = part.isLast ? 0 : (part.items.at(-1)?.id ?? before.id);
  const isInside = (item: Answer) => item.id < before.id && item.id >= oldest;
  const kept = stream.items.filter((item) => isRun(item) || !isInside(item));
  const isInRun = ({ id }: Answer) =>
    kept.some((item) => isRun(item) && rangeOf(item)[0] >= id && rangeOf(item)[1] <= id);
  const last = stream.items.at(-1);
  const end = stream.isWhole || !last ? 0 : rangeOf(last)[1];
  const fresh = part.items.filter((item) => item.id >= end && isInside(item) && !isInRun(item));
  const items = [...kept, ...fresh].sort((one, other) => rangeOf(other)[0] - rangeOf(one)[0]);
  return { ...stream, items };
}
