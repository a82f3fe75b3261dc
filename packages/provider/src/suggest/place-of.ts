import type { TaskRow } from '../challenges/repo';

/** The town in most of a game's addresses: the part after the last comma, except countries and postcodes. */
export function placeOf(addresses: readonly Pick<TaskRow, 'address'>[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { address } of addresses) {
    const [, ...parts] = address.split(',').map((part) => part.replace(/[\d]+/g, ' ').replace(/\s+/g, ' ').trim());
    const town = parts.find((part) => part.length > 2);
    if (town) counts.set(town, (counts.get(town) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
