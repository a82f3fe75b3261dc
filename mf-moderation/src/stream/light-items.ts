import type { Answer } from '@waymark/contract';
import type { EndlessList } from '@waymark/host-kit';

/** Items on each side of those on view that are kept whole. */
const KEPT = 200;
/** Items on each side of those on view that are loaded again where only their ids are left. */
const WANTED = 60;
/** At the top, which names what the stream is of and comes in anew with every change. */
const TOP = 50;
/** So many are made light at a time. */
const BATCH = 50;

type Stream = EndlessList<Answer>;

/** Shared by all of them. */
const NOTHING: Answer['signals'] & Answer['placeholders'] = [];

/** An answer far from view, of which the id is left. Its height is remembered elsewhere, so nothing moves. */
const lightOf = ({ id }: Answer): Answer => ({ id, placeholders: NOTHING, signals: NOTHING, light: true });

/** Whether only the id of an answer is left. */
export const isLight = (answer: Answer): boolean => 'light' in answer;

/** The stream with what is far from view made light, so that what a page holds does not grow with what was seen. */
export function withLightItems(stream: Stream, start: number, stop: number): Stream {
  const isFar = (at: number): boolean => at >= TOP && (at < start - KEPT || at > stop + KEPT);
  const far = stream.items.filter((answer, at) => isFar(at) && !isLight(answer)).length;
  if (far < BATCH) return stream;
  return {
    ...stream,
    items: stream.items.map((answer, at) => (isFar(at) && !isLight(answer) ? lightOf(answer) : answer)),
  };
}

/** The item behind which the next part near view has to be loaded again; undefined where everything is there. */
export function itemBeforeGap({ items }: Stream, start: number, stop: number): Answer | undefined {
  const first = Math.max(1, start - WANTED);
  const at = items.slice(first, stop + WANTED).findIndex(isLight);
  return at < 0 ? undefined : items[first + at - 1];
}

/** The stream with items whole again. */
export function withItemsAgain(stream: Stream, loaded: readonly Answer[]): Stream {
  const whole = new Map(loaded.map((answer) => [answer.id, answer]));
  return { ...stream, items: stream.items.map((answer) => (isLight(answer) && whole.get(answer.id)) || answer) };
}
