import type { Answer } from '@waymark/contract';
import type { EndlessList } from '@waymark/host-kit';

/** Answers kept in full on each side of the visible ones. */
const KEPT = 200;
/** Answers reloaded on each side of the visible ones if collapsed into a run. */
const WANTED = 60;
/** Kept in full at the top, which names the stream and reloads with every change. */
const TOP = 100;
/** Maximum answers in a run: one page of the stream. */
const RUN = 50;

type Stream = EndlessList<Answer>;

/** Answers far from view, reduced to ids and heights so that scrolling stays stable. */
interface Run {
  /** The newest first. */
  readonly ids: readonly number[];
  readonly heights: readonly number[];
  readonly height: number;
}

/** Shared by all answers of the run. */
const NOTHING: Answer['signals'] & Answer['placeholders'] = [];

type RunItem = Answer & { readonly run: Run };

/** Whether an item is a run. */
export const isRun = (item: Answer): item is RunItem => 'run' in item;

/** A run that replaces its answers. Its negative id can't clash with an answer's. */
function runOf(answers: readonly Answer[], heightOf: (id: number) => number): RunItem {
  const ids = answers.map(({ id }) => id as number);
  const heights = ids.map(heightOf);
  const height = heights.reduce((sum, one) => sum + one, 0);
  const id = -(ids[0] ?? 0) as Answer['id'];
  return { id, placeholders: NOTHING, signals: NOTHING, run: { ids, heights, height } } as RunItem;
}

/** Number of answers an item represents. */
const sizeOf = (item: Answer): number => (isRun(item) ? item.run.ids.length : 1);

/** Number of answers before each item; the last entry is the total. */
export function placesOf(items: readonly Answer[]): readonly number[] {
  const places = [0];
  for (const item of items) places.push((places.at(-1) ?? 0) + sizeOf(item));
  return places;
}

/** Collapses answers far from view into runs, to bound memory on long scrolls. */
export function withRuns(stream: Stream, start: number, stop: number, heightOf: (id: number) => number): Stream {
  const { items } = stream;
  const places = placesOf(items);
  const [first = 0, last = 0] = [places[start], places[stop]];
  // The last one is the cursor of the next page.
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

/** The cursor after which a page near the view must be reloaded; undefined if none. */
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

/** Runs whose remaining items are all in the next page. */
export function runsIn({ items }: Stream, before: Pick<Answer, 'id'>, part: readonly Answer[]): readonly Run[] {
  const oldest = part.length < RUN ? 0 : (part.at(-1)?.id ?? 0);
  return items.flatMap((item) => {
    const [first = 0, last = 0] = isRun(item) ? [item.run.ids[0], item.run.ids.at(-1)] : [];
    return isRun(item) && first < before.id && last >= oldest ? [item.run] : [];
  });
}

/** The stream with a reloaded page expanded again. */
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
