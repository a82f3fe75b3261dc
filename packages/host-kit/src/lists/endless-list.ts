/** What of an endless list is loaded: from its top down to some item. */
export interface EndlessList<T> {
  readonly items: readonly T[];
  /** Nothing comes after the last item. */
  readonly isWhole: boolean;
  /** All items of the list, where the provider says. */
  readonly count: number | undefined;
}

/** One part of an endless list, as the provider answers it. */
export interface EndlessPart<T> {
  readonly items: readonly T[];
  readonly isLast: boolean;
  readonly count: number | undefined;
}

/** The list with the part that follows it. Items that are there already are not repeated. */
export function withNextPart<T extends { readonly id: number }>(
  { items }: EndlessList<T>,
  part: EndlessPart<T>,
): EndlessList<T> {
  const held = new Set(items.map(({ id }) => id));
  return {
    items: [...items, ...part.items.filter(({ id }) => !held.has(id))],
    isWhole: part.isLast,
    count: part.count,
  };
}

/**
 * The list after its top was loaded again, for lists with the newest item first. What is above the last item of the new top
 * is as the new top says, so that what was deleted goes; what is below stays. Items that did not change stay the same
 * objects. Where the new top does not reach what is held, the list begins again with it.
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
