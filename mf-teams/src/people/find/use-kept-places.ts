import { useState } from 'react';

interface Listed {
  readonly id: number;
}

interface KeepOptions<T> {
  /** Whether an item stays although the list leaves it out. */
  readonly isKept: (id: T) => boolean;
  /** The view: another one starts afresh. */
  readonly view: string;
  /** The items are those of the view, not of the one before. */
  readonly isSettled: boolean;
}

/** The items of a list, with those in their former places that it leaves out but that are kept. */
export function useKeptPlaces<T extends Listed>(
  items: readonly T[],
  { isKept, view, isSettled }: KeepOptions<T['id']>,
): readonly T[] {
  const [seen, setSeen] = useState({ view, items });
  const before = seen.view === view ? seen.items : items;
  const now = withKept(before, items, isKept);
  const shown = isEqual(now, before) ? before : now;
  if (isSettled && (seen.view !== view || seen.items !== shown)) setSeen({ view, items: shown });
  return isSettled ? shown : items;
}

function withKept<T extends Listed>(
  before: readonly T[],
  items: readonly T[],
  isKept: (id: T['id']) => boolean,
): readonly T[] {
  const kept = before.filter(({ id }) => isKept(id) && !items.some((item) => item.id === id));
  return kept.reduce((all, item) => all.toSpliced(before.indexOf(item), 0, item), items);
}

const isEqual = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);
