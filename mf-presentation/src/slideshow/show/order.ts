/** Returns a number in [0, 1). */
export type Random = () => number;

/** The items in a uniformly random order. */
export function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const mixed = [...items];
  for (let end = mixed.length - 1; end > 0; end -= 1) {
    const at = Math.floor(random() * (end + 1));
    [mixed[end], mixed[at]] = [mixed[at] as T, mixed[end] as T];
  }
  return mixed;
}

/** Ids, newest first. */
export const newestFirst = <Id extends number>(ids: Iterable<Id>): readonly Id[] => [...ids].sort((a, b) => b - a);

/** Inserts ids at random places after the current one. */
export function mixedInAfter<Id>(order: readonly Id[], current: Id | undefined, more: readonly Id[], random: Random) {
  const at = current === undefined ? 0 : order.indexOf(current) + 1;
  return [...order.slice(0, at), ...shuffled([...order.slice(at), ...more], random)];
}

/** Inserts ids directly after the current one. */
export function insertedAfter<Id>(order: readonly Id[], current: Id | undefined, more: readonly Id[]): readonly Id[] {
  const at = current === undefined ? 0 : order.indexOf(current) + 1;
  return [...order.slice(0, at), ...more, ...order.slice(at)];
}
