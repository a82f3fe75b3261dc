import type { Listed, ListOrder } from './list-change';

/** How items are numbered: a field holds the item's place in the whole list, from 1. */
export interface Numbering<T extends Listed> {
  readonly placeOf: (item: T) => number | undefined;
  readonly at: (item: T, place: number) => T;
  /** False if a search hides items, so places have gaps. */
  readonly whole: boolean;
}

/** The order of a numbered list. */
export const numberedBy = <T extends Listed>(numbering: Numbering<T>): ListOrder<T> => ({
  closed: (rest, before) => (numbering.whole ? renumbered(rest, firstPlace(before, numbering), numbering) : rest),
  moved: (items, id, to) => afterMove(items, id, to, numbering),
});

/**
 * Items after one of them was moved; the others make room. Places on the page stay consecutive from that of its first
 * item; an item that moves to another page leaves this one.
 */
function afterMove<T extends Listed>(items: readonly T[], id: T['id'], to: number, order: Numbering<T>): readonly T[] {
  const moving = items.find((item) => item.id === id);
  const from = moving && order.placeOf(moving);
  if (!moving || from === undefined) return items;
  const first = firstPlace(items, order);
  // Stored places may repeat or leave gaps: within the page, an item moves even to the place that it has.
  if (order.whole && to >= first && to < first + items.length) {
    const others = items.filter((item) => item !== moving);
    return renumbered([...others.slice(0, to - first), moving, ...others.slice(to - first)], first, order);
  }
  const shifted = items.map((item) => {
    const place = order.placeOf(item) ?? 0;
    return numbered(item, item === moving ? to : makeRoom(place, from, to), order);
  });
  const shown = order.whole ? shifted.filter((item) => item.id !== id) : shifted;
  return [...shown].sort((one, other) => (order.placeOf(one) ?? 0) - (order.placeOf(other) ?? 0));
}

const firstPlace = <T extends Listed>(items: readonly T[], order: Numbering<T>): number =>
  (items[0] && order.placeOf(items[0])) ?? 1;

const renumbered = <T extends Listed>(items: readonly T[], first: number, order: Numbering<T>): readonly T[] =>
  items.map((item, index) => numbered(item, first + index, order));

/** The same item if its place stays, so it doesn't re-render. */
const numbered = <T extends Listed>(item: T, place: number, order: Numbering<T>): T =>
  order.placeOf(item) === place ? item : order.at(item, place);

function makeRoom(place: number, from: number, to: number): number {
  if (place > from && place <= to) return place - 1;
  return place >= to && place < from ? place + 1 : place;
}
