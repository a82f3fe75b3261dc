/** An item of a list. */
export interface Listed {
  readonly id: number;
}

/** The loaded part of a list: one page, or an endless list down to some item. */
export interface LoadedItems<T extends Listed> {
  readonly items: readonly T[];
  /** Total number of items, if the provider sends it. */
  readonly count?: number | undefined;
}

/** A change of a list that the provider has not confirmed yet. */
export type ListChange<T extends Listed> =
  | { readonly kind: 'insert'; readonly item: T; readonly at: 'first' | 'last' }
  | { readonly kind: 'remove'; readonly ids: readonly T['id'][] }
  | {
      readonly kind: 'edit';
      readonly ids: readonly T['id'][];
      readonly edit: (item: T) => T;
      /** The write changes nothing else, so nothing is reloaded after it. */
      readonly exact?: boolean;
    }
  | { readonly kind: 'move'; readonly id: T['id']; readonly to: number };

/** How a numbered list renumbers its items: made by `numberedBy`, apart so that other lists don't load it. */
export interface ListOrder<T extends Listed> {
  /** The rest of a page after items were removed. */
  closed(rest: readonly T[], before: readonly T[]): readonly T[];
  /** A page after one of its items was moved. */
  moved(items: readonly T[], id: T['id'], to: number): readonly T[];
}

/** The rules that a view of a list keeps through every change. */
export interface ListRules<T extends Listed> {
  readonly order?: ListOrder<T>;
  /** Whether an item passes the view's filter; an edited item that no longer does leaves it. */
  readonly fits?: (item: T) => boolean;
}

/** A list after one change; the same object if nothing changes. Without an order nothing is moved. */
export function withChange<T extends Listed, L extends LoadedItems<T>>(
  list: L,
  change: ListChange<T>,
  { order, fits }: ListRules<T> = {},
): L {
  const { items } = list;
  switch (change.kind) {
    case 'insert': {
      const others = items.filter(({ id }) => id !== change.item.id);
      return resized(list, change.at === 'first' ? [change.item, ...others] : [...others, change.item]);
    }
    case 'remove': {
      const rest = items.filter(({ id }) => !change.ids.includes(id));
      if (rest.length === items.length) return list;
      return resized(list, order ? order.closed(rest, items) : rest);
    }
    case 'edit': {
      const isMeant = ({ id }: T) => change.ids.includes(id);
      if (!items.some(isMeant)) return list;
      const edited = items.map((item) => (isMeant(item) ? change.edit(item) : item));
      return resized(list, fits ? edited.filter((item) => !isMeant(item) || fits(item)) : edited);
    }
    case 'move':
      return order ? { ...list, items: order.moved(items, change.id, change.to) } : list;
  }
}

/** A list after changes, in order. */
export const withChanges = <T extends Listed, L extends LoadedItems<T>>(
  list: L,
  changes: readonly ListChange<T>[],
  rules?: ListRules<T>,
): L => changes.reduce((now, change) => withChange(now, change, rules), list);

/** The list with other items, and its count adjusted by the difference. */
function resized<T extends Listed, L extends LoadedItems<T>>(list: L, items: readonly T[]): L {
  const { count } = list;
  if (count === undefined) return { ...list, items };
  return { ...list, items, count: Math.max(0, count + items.length - list.items.length) };
}
