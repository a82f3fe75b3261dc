/** The loaded part of an endless list: from its top down to some item. */
export interface EndlessList<T> {
  readonly items: readonly T[];
  /** There are no items after the last one. */
  readonly isWhole: boolean;
  /** Total number of items, if the provider sends it. */
  readonly count: number | undefined;
}

/** One part of an endless list, as the provider returns it. */
export interface EndlessPart<T> {
  readonly items: readonly T[];
  readonly isLast: boolean;
  readonly count: number | undefined;
}

/**
 * The list with its next part. Items that it already has are not repeated; a part without new ones is the last, or a
 * provider that ignores the cursor would be asked for ever.
 */
export function withNextPart<T extends { readonly id: number }>(
  { items }: EndlessList<T>,
  part: EndlessPart<T>,
): EndlessList<T> {
  const held = new Set(items.map(({ id }) => id));
  const fresh = part.items.filter(({ id }) => !held.has(id));
  return {
    items: [...items, ...fresh],
    isWhole: part.isLast || fresh.length === 0,
    count: part.count,
  };
}

/**
 * The list after its top was reloaded, newest first. Down to the last item of the new top, the new top replaces the
 * list, so deleted items disappear; items below stay, as the same objects. If the new top doesn't reach the loaded
 * items, the list starts over with it.
 */
export function withNewTop<T extends { readonly id: number }>(
  list: EndlessList<T> | undefined,
  top: EndlessPart<T>,
): EndlessList<T> {
  const fresh: EndlessList<T> = { items: top.items, isWhole: top.isLast, count: top.count };
  const lowest = top.items.at(-1)?.id;
  if (!list || top.isLast || lowest === undefined) return fresh;
  const below = list.items.filter(({ id }) => id < lowest);
  const reaches = below.length < list.items.length;
  return reaches ? { items: [...top.items, ...below], isWhole: list.isWhole, count: top.count } : fresh;
}
