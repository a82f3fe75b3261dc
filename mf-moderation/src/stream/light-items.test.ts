import { buildAnswer } from '../testing/answers';
import { isLight, itemBeforeGap, withItemsAgain, withLightItems } from './light-items';

const stream = (n: number) => ({
  items: Array.from({ length: n }, (_, at) => buildAnswer({ id: n - at })),
  isWhole: true,
  count: undefined,
});
const lightAt = ({ items }: ReturnType<typeof stream>) => items.flatMap((answer, at) => (isLight(answer) ? [at] : []));

it('what is far from view keeps its id alone; the top and what is near stay as they are', () => {
  const list = stream(1000);
  const seen = withLightItems(list, 600, 605);
  expect(lightAt(seen as typeof list)).toEqual([
    ...Array.from({ length: 350 }, (_, n) => 50 + n),
    ...Array.from({ length: 194 }, (_, n) => 806 + n),
  ]);
  expect(seen.items.map(({ id }) => id)).toEqual(list.items.map(({ id }) => id));
  expect(seen.items[600]).toBe(list.items[600]);
});

it('a step further changes nothing: they are made light many at a time', () => {
  const seen = withLightItems(stream(1000), 600, 605);
  expect(withLightItems(seen, 640, 645)).toBe(seen);
  expect(withLightItems(seen, 660, 665)).not.toBe(seen);
});

it('what comes near view is loaded again, behind the item before it', () => {
  const list = stream(1000);
  const seen = withLightItems(list, 600, 605);
  expect(itemBeforeGap(seen, 600, 605)).toBeUndefined();
  expect(itemBeforeGap(seen, 420, 425)?.id).toBe(seen.items[359]?.id);
  const again = withItemsAgain(seen, list.items.slice(360, 410));
  expect(again.items[360]).toBe(list.items[360]);
  expect(itemBeforeGap(again, 420, 425)).toBeUndefined();
});
