import { buildAnswer } from '../testing/answers';
import { beforeRun, isRun, placesOf, runsIn, withAnswersAgain, withRuns } from './light-items';

const stream = (n: number) => ({
  items: Array.from({ length: n }, (_, at) => buildAnswer({ id: n - at })),
  isWhole: true,
  count: undefined,
});
const heightOf = (id: number) => 100 + id;
const runs = ({ items }: ReturnType<typeof stream>) => items.flatMap((item) => (isRun(item) ? [item.run] : []));

it('collapses distant answers in runs of fifty, but keeps the first, last and near ones', () => {
  const list = stream(1000);
  const seen = withRuns(list, 600, 605, heightOf) as typeof list;
  expect(runs(seen).map(({ ids }) => [ids[0], ids.at(-1)])).toEqual([
    ...Array.from({ length: 6 }, (_, n) => [900 - 50 * n, 851 - 50 * n]),
    ...Array.from({ length: 3 }, (_, n) => [194 - 50 * n, 145 - 50 * n]),
  ]);
  expect([seen.items[0], seen.items.at(-1)]).toEqual([list.items[0], list.items.at(-1)]);
  const [first] = runs(seen);
  expect([first?.heights[0], first?.height]).toEqual([1000, 50 * 975.5]);
  expect(placesOf(seen.items).at(-1)).toBe(1000);
});

it('batches collapses instead of collapsing on every step', () => {
  const seen = withRuns(stream(1000), 600, 605, heightOf);
  const at = seen.items.findIndex(({ id }) => id === 400);
  expect(withRuns(seen, at + 40, at + 45, heightOf)).toBe(seen);
  expect(withRuns(seen, at + 60, at + 65, heightOf)).not.toBe(seen);
});

it('reloads a collapsed run near the view with the answer before it as cursor', () => {
  const list = stream(1000);
  let seen = withRuns(list, 900, 905, heightOf);
  const rowOf = (id: number) => seen.items.findIndex((item) => item.id === id);
  expect(beforeRun(seen, rowOf(100), rowOf(95))).toBeUndefined();
  expect(beforeRun(seen, rowOf(290), rowOf(285))).toEqual({ id: 351 });
  const part = list.items.slice(650, 700);
  expect(runsIn(seen, { id: 351 as never }, part).map(({ ids }) => ids[0])).toEqual([350]);
  seen = withAnswersAgain(seen, { id: 351 as never }, part);
  expect(seen.items[rowOf(350)]).toBe(list.items[650]);
  expect(seen.items[rowOf(301)]).toBe(list.items[699]);
  expect(placesOf(seen.items).at(-1)).toBe(1000);
  expect(beforeRun(seen, rowOf(290), rowOf(285))).toBeUndefined();
});

it('leaves out answers deleted meanwhile and shows none twice', () => {
  const list = stream(1000);
  const seen = withRuns(list, 900, 905, heightOf);
  const part = list.items.slice(650, 710).filter(({ id }) => id % 6 !== 0);
  const again = withAnswersAgain(seen, { id: 351 as never }, part);
  const ids = again.items.flatMap((item) => (isRun(item) ? item.run.ids : [item.id]));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(1000 - 50 + part.filter(({ id }) => id > 300).length);
});
