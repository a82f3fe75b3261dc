import { type AnswerId, asAnswerId } from '@waymark/contract';
import { buildAnswer } from '../../testing/answers';
import { delayOf } from './delay';
import { NEW_SHOW, playable, type Show, type ShowEvent, showAfter, upcoming } from './show';
import { slideOf } from './slide';

const half = () => 0.5;
const ids = (...numbers: number[]): AnswerId[] => numbers.map(asAnswerId);

/** A page of the list: the slides of these answers, and its range. */
function part(
  numbers: readonly number[],
  { from = 0, before = Number.POSITIVE_INFINITY, featured = [] as number[] } = {},
): ShowEvent {
  const slides = numbers.flatMap((id) => slideOf(buildAnswer({ id }), new Set(featured)) ?? []);
  return { type: 'part', part: { slides, featured: new Set(featured), from, before } };
}
const after = (show: Show, ...events: (ShowEvent | ShowEvent['type'])[]): Show =>
  events.reduce(
    (now, event) => showAfter(now, (typeof event === 'string' ? { type: event } : event) as ShowEvent, half),
    show,
  );
const next = (times: number): 'next'[] => Array<'next'>(times).fill('next');
const loaded = after(NEW_SHOW, part([4, 3, 2, 1]));

/** The slides of the next turns; 0 is the title. */
function turns(show: Show, count: number): number[] {
  const seen: number[] = [];
  let now = show;
  for (let turn = 0; turn < count; turn += 1) {
    seen.push(now.current ?? 0);
    now = after(now, 'next');
  }
  return seen;
}

it('starts with the title once the first page is loaded', () => {
  expect(NEW_SHOW.isPlaying).toBe(false);
  expect([loaded.isPlaying, loaded.current]).toEqual([true, undefined]);
});

it('shows slides newest first, then the title again', () => {
  expect(turns(loaded, 7)).toEqual([0, 4, 3, 2, 1, 0, 4]);
});

it('steps back, from the title to the last slide', () => {
  const third = after(loaded, ...next(3));
  expect([after(third, 'previous').current, after(loaded, 'previous').current]).toEqual([3, 1]);
  expect(after(loaded, 'next', 'previous').current).toBeUndefined();
});

it('appends older pages, and inserts new slides after the current one, oldest first', () => {
  const more = after(loaded, 'next', part([-1, -2], { from: -2, before: 1 }));
  expect(playable(after(more, part([6, 5, 4, 3, 2, 1], { from: 1 })))).toEqual([4, 5, 6, 3, 2, 1, -1, -2]);
  expect(turns(after(more, part([5, 4, 3, 2, 1], { from: 1 }), ...next(6)), 3)).toEqual([-2, 0, 5]);
});

it('shows nothing new while the live feed is off, and catches up when on', () => {
  const off = after(loaded, 'live', part([5, 4, 3, 2, 1]));
  expect(playable(off)).toEqual([4, 3, 2, 1]);
  expect(playable(after(off, 'live', part([5, 4, 3, 2, 1])))).toEqual([5, 4, 3, 2, 1]);
});

it('advances at once when the current slide is taken back or missing from a page', () => {
  const first = after(loaded, 'next');
  expect(after(first, { type: 'takenBack', ids: ids(4) }).current).toBe(3);
  expect(after(first, 'live', { type: 'takenBack', ids: ids(4, 3) }).current).toBe(2);
  expect(after(first, part([3, 2, 1])).current).toBe(3);
  const gone = after(first, part([], { from: 2, before: 5 }));
  expect([playable(gone), gone.slides.size]).toEqual([[1], 1]);
  expect(after(first, part([4], { from: 4 }))).toMatchObject({ current: 4, order: ids(4, 3, 2, 1) });
});

it('shows only featured slides on demand, including those featured later', () => {
  const only = after(loaded, part([4, 3, 2, 1], { featured: [3] }), 'next', 'featured');
  expect(turns(only, 4)).toEqual([3, 0, 3, 0]);
  expect(playable(after(only, part([4], { from: 4, featured: [1, 3] })))).toEqual([3, 1]);
  expect(playable(after(only, 'featured'))).toEqual([4, 3, 2, 1]);
});

it('shuffles each round without repeats, and restores the order', () => {
  const many = Array.from({ length: 40 }, (_, at) => 40 - at);
  const mixed = showAfter(after(NEW_SHOW, part(many), 'next'), { type: 'shuffle' }, seeded());
  expect(mixed.order).not.toEqual(many);
  expect([mixed.order[0], [...mixed.order].sort((a, b) => b - a)]).toEqual([40, many]);
  const round = showAfter({ ...mixed, current: mixed.order.at(-1) }, { type: 'next' }, seeded(7));
  expect([round.current, round.order.length]).toEqual([undefined, 40]);
  expect(round.order).not.toEqual(mixed.order);
  expect(after(mixed, 'shuffle').order).toEqual(many);
});

it('skips broken slides until the next round', () => {
  const first = after(loaded, 'next', { type: 'broken', id: asAnswerId(4) });
  expect(turns(first, 5)).toEqual([3, 2, 1, 0, 4]);
  const all = [4, 3, 2, 1].reduce((show, id) => after(show, { type: 'broken', id: asAnswerId(id) }), first);
  expect([all.current, playable(all)]).toEqual([undefined, [4, 3, 2, 1]]);
});

it('knows the next three slides, across rounds', () => {
  const three = (show: Show) => upcoming(show, 3).map(({ id }) => id);
  expect([0, 1, 2, 3, 4].map((turn) => three(after(loaded, ...next(turn))))).toEqual([
    [4, 3, 2],
    [3, 2, 1],
    [2, 1, 4],
    [1, 4, 3],
    [4, 3, 2],
  ]);
  const few = after(NEW_SHOW, part([2, 1]), 'next');
  expect([three(few), three(after(few, 'next'))]).toEqual([[1], [2]]);
});

it('starts a shuffled round with its preloaded slides despite changes meanwhile', () => {
  const random = seeded(3);
  const many = Array.from({ length: 20 }, (_, at) => 20 - at);
  const play = (show: Show, event: ShowEvent) => showAfter(show, event, random);
  let show = play(play(after(NEW_SHOW, part(many)), { type: 'next' }), { type: 'shuffle' });
  while (show.current !== show.order.at(-1)) show = play(show, { type: 'next' });
  const last = show.current;
  const [first, second, third] = upcoming(show, 3).map(({ id }) => id);
  show = play(show, { ...part([21, ...many.filter((id) => id !== second)]) } as ShowEvent);
  expect(show.following).toHaveLength(20);
  const round = play(play(show, { type: 'next' }), { type: 'next' });
  const others = round.order.filter((id) => id !== last);
  expect([round.current, others.slice(0, 2)]).toEqual([undefined, [first, third]]);
  expect(others).toContain(21);
});

it('stays on its title while there are no slides', () => {
  const empty = after(NEW_SHOW, part([]));
  expect(after(empty, 'next', 'previous').current).toBeUndefined();
});

it.each([
  [null, 5],
  ['', 5],
  ['0', 5],
  ['-3', 5],
  ['soon', 5],
  ['8', 8],
  ['2.5', 2.5],
  ['3000000', 86_400],
])('a photo with the delay %j in the address is shown for %d seconds', (text, seconds) => {
  expect(delayOf(text)).toBe(seconds);
});

/** A seeded generator, for repeatable runs. */
function seeded(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
