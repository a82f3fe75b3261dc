import type { Answer } from '@waymark/contract';
import type { EndlessList } from '@waymark/host-kit';

/** Answers on each side of those on view that are kept whole. */
const KEPT = 200;
/** Answers on each side of those on view that are loaded again where only a run is left of them. */
const WANTED = 60;
/** At the top, which names what the stream is of and comes in anew with every change. */
const TOP = 100;
/** Answers of a run: as many as a part of the stream brings back. */
const RUN = 50;

type Stream = EndlessList<Answer>;

/** Answers far from view, of which their ids and heights are left: nothing moves when they go or come back. */
interface Run {
  /** The newest first. */
  readonly ids: readonly number[];
  readonly heights: readonly number[];
  readonly height: number;
}

/** Shared by all of them. */
const NOTHING: Answer['signals'] & Answer['placeholders'] = [];

type RunItem = Answer & { readonly run: Run };

/** Whether an item stands for a run of answers. */
export const isRun = (item: Answer): item is RunItem => 'run' in item;

/** A run in the place of its answers. Its id is below zero: it is nobody's. */
function runOf(answers: readonly Answer[], heightOf: (id: number) => number): RunItem {
  const ids = answers.map(({ id }) => id as number);
  const heights = ids.map(heightOf);
  const height = heights.reduce((sum, one) => sum + one, 0);
  const id = -(ids[0] ?? 0) as Answer['id'];
  return { id, placeholders: NOTHING, signals: NOTHING, run: { ids, heights, height } } as RunItem;
}

/** How many answers an item stands for. */
const sizeOf = (item: Answer): number => (isRun(item) ? item.run.ids.length : 1);

/** How many answers come before each item, and all of them at the end. */
export function placesOf(items: readonly Answer[]): readonly number[] {
  const places = [0];
  for (const item of items) places.push((places.at(-1) ?? 0) + sizeOf(item));
  return places;
}

/** The stream with what is far from view put together in runs, so that what a page holds hardly grows with what was seen. */
export function withRuns(stream: Stream, start: number, stop: number, heightOf: (id: number) => number): Stream {
  const { items } = stream;
  const places = placesOf(items);
  const [first = 0, last = 0] = [places[start], places[stop]];
  // The last one says where the next part begins.
  const isFar = (item: Answer, at: number): boolean => {
    const place = places[at] ?? 0;
    return !isRun(item) && place >= TOP && at < items.length - 1 && (place < first - KEPT || place > last + KEPT);
  };
  const put: Answer[] = [];
  let far: Answer[] = [];
  for (const [at, item] of items.entries()) {
    if (!isFar(item, at)) {
      put.push(...far, item);
      far = [];
      continue;
    }
    far.push(item);
    if (far.length < RUN) continue;
    put.push(runOf(far, heightOf));
    far = [];
  }
  return put.length === items.length ? stream : { ...stream, items: put };
}

/** The answer behind which the next part near view has to be loaded again; undefined where everything is there. */
export function beforeRun({ items }: Stream, start: number, stop: number): Pick<Answer, 'id'> | undefined {
  const places = placesOf(items);
  const [first = 0, last = 0] = [places[start], places[stop]];
  const at = items.findIndex(
    (item, index) => isRun(item) && (places[index + 1] ?? 0) > first - WANTED && (places[index] ?? 0) < last + WANTED,
  );
  const before = items[at - 1];
  if (!before) return undefined;
  return isRun(before) ? { id: before.run.ids.at(-1) as Answer['id'] } : before;
}

/** The runs of which the part behind an answer has everything that is still there. */
export function runsIn({ items }: Stream, before: Pick<Answer, 'id'>, part: readonly Answer[]): readonly Run[] {
  const oldest = part.length < RUN ? 0 : (part.at(-1)?.id ?? 0);
  return items.flatMap((item) => {
    const [first = 0, last = 0] = isRun(item) ? [item.run.ids[0], item.run.ids.at(-1)] : [];
    return isRun(item) && first < before.id && last >= oldest ? [item.run] : [];
  });
}

/** The stream with the answers of the part behind an answer whole again. */
export function withAnswersAgain(stream: Stream, before: Pick<Answer, 'id'>, part: readonly Answer[]): Stream {
  const back = new Set(runsIn(stream, before, part));
  const held = new Set(stream.items.map(({ id }) => id));
  const items = stream.items.flatMap((item) => {
    if (!isRun(item) || !back.has(item.run)) return [item];
    const { ids } = item.run;
    return part.filter(({ id }) => id <= (ids[0] ?? 0) && id >= (ids.at(-1) ?? 0) && !held.has(id));
  });
  return { ...stream, items };
}
