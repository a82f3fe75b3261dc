import type { Page } from '@waymark/client';

/** Anything a list holds. */
export interface Listed {
  readonly id: number;
}

/** A change of a list, as it shows before the provider has confirmed it. */
export type ListChange<T extends Listed> =
  | { readonly kind: 'insert'; readonly item: T; readonly at: 'first' | 'last' }
  | { readonly kind: 'remove'; readonly ids: readonly T['id'][] }
  | { readonly kind: 'edit'; readonly ids: readonly T['id'][]; readonly edit: (item: T) => T }
  | { readonly kind: 'move'; readonly id: T['id']; readonly to: number };

/** How the items of a list are numbered, where they are: the field holds the item's place in the whole list, from 1. */
export interface ListOrder<T extends Listed> {
  readonly placeOf: (item: T) => number | undefined;
  readonly at: (item: T, place: number) => T;
  /** False where a search term leaves items out, so that places have gaps. */
  readonly whole: boolean;
}

/** A page after one change; the same page where nothing of it changes. */
export function withChange<T extends Listed>(page: Page<T>, change: ListChange<T>, order?: ListOrder<T>): Page<T> {
  const { items } = page;
  switch (change.kind) {
    case 'insert': {
      const others = items.filter(({ id }) => id !== change.item.id);
      const added = others.length === items.length ? 1 : 0;
      const all = change.at === 'first' ? [change.item, ...others] : [...others, change.item];
      return { ...page, items: all, count: page.count === undefined ? undefined : page.count + added };
    }
    case 'remove': {
      const rest = items.filter(({ id }) => !change.ids.includes(id));
      const gone = items.length - rest.length;
      if (gone === 0) return page;
      const count = page.count === undefined ? undefined : Math.max(0, page.count - gone);
      return { ...page, items: order?.whole ? renumbered(rest, firstPlace(items, order), order) : rest, count };
    }
    case 'edit': {
      if (!items.some(({ id }) => change.ids.includes(id))) return page;
      return { ...page, items: items.map((item) => (change.ids.includes(item.id) ? change.edit(item) : item)) };
    }
    case 'move':
      return order ? { ...page, items: afterMove(items, change.id, change.to, order) } : page;
  }
}

/** A page after changes, in the order in which they were made. */
export const withChanges = <T extends Listed>(
  page: Page<T>,
  changes: readonly ListChange<T>[],
  order?: ListOrder<T>,
): Page<T> => changes.reduce((now, change) => withChange(now, change, order), page);

/**
 * Items after one of them was put at another place; the others make room. Within the page places stay consecutive from
 * that of its first item; what moves off the page leaves it.
 */
function afterMove<T extends Listed>(items: readonly T[], id: T['id'], to: number, order: ListOrder<T>): readonly T[] {
  const moving = items.find((item) => item.id === id);
  const from = moving && order.placeOf(moving);
  if (!moving || from === undefined || from === to) return items;
  const first = firstPlace(items, order);
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

const firstPlace = <T extends Listed>(items: readonly T[], order: ListOrder<T>): number =>
  (items[0] && order.placeOf(items[0])) ?? 1;

const renumbered = <T extends Listed>(items: readonly T[], first: number, order: ListOrder<T>): readonly T[] =>
  items.map((item, index) => numbered(item, first + index, order));

/** The same item where its place stays, so that it is not drawn again. */
const numbered = <T extends Listed>(item: T, place: number, order: ListOrder<T>): T =>
  order.placeOf(item) === place ? item : order.at(item, place);

function makeRoom(place: number, from: number, to: number): number {
  if (place > from && place <= to) return place - 1;
  return place >= to && place < from ? place + 1 : place;
}
