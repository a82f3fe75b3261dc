/** Anything a list holds. */
export interface Listed {
  readonly id: number;
}

/** What is loaded of a list: one of its pages, or an endless list down to some item. */
export interface LoadedItems<T extends Listed> {
  readonly items: readonly T[];
  /** All items of the list, where the provider says. */
  readonly count?: number | undefined;
}

/** A change of a list, as it shows before the provider has confirmed it. */
export type ListChange<T extends Listed> =
  | { readonly kind: 'insert'; readonly item: T; readonly at: 'first' | 'last' }
  | { readonly kind: 'remove'; readonly ids: readonly T['id'][] }
  | {
      readonly kind: 'edit';
      readonly ids: readonly T['id'][];
      readonly edit: (item: T) => T;
      /** The edit is all that its write changes, so that nothing is loaded again after it. */
      readonly exact?: boolean;
    }
  | { readonly kind: 'move'; readonly id: T['id']; readonly to: number };

/** How a numbered list renumbers its items: made by `numberedBy`, a part of its own for lists that are not numbered. */
export interface ListOrder<T extends Listed> {
  /** What is left of a page after some of it went. */
  closed(rest: readonly T[], before: readonly T[]): readonly T[];
  /** A page after one of its items was put at another place. */
  moved(items: readonly T[], id: T['id'], to: number): readonly T[];
}

/** What a view of a list keeps to, whatever changes. */
export interface ListRules<T extends Listed> {
  readonly order?: ListOrder<T>;
  /** Whether an item passes the filter of the view; one that no longer does after an edit leaves it. */
  readonly fits?: (item: T) => boolean;
}

/** A list after one change; the same object where nothing of it changes. Without an order nothing is moved. */
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

/** A list after changes, in the order in which they were made. */
export const withChanges = <T extends Listed, L extends LoadedItems<T>>(
  list: L,
  changes: readonly ListChange<T>[],
  rules?: ListRules<T>,
): L => changes.reduce((now, change) => withChange(now, change, rules), list);

/** The list with other items, counted up or down by as many as came or went. */
function resized<T extends Listed, L extends LoadedItems<T>>(list: L, items: readonly T[]): L {
  const { count } = list;
  if (count === undefined) return { ...list, items };
  return { ...list, items, count: Math.max(0, count + items.length - list.items.length) };
}
