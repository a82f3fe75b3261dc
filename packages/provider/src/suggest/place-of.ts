import type { TaskRow } from '../challenges/repo';

/** The town that most of a game's addresses name: the part behind their last comma but for countries and codes. */
export function placeOf(addresses: readonly Pick<TaskRow, 'address'>[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { address } of addresses) {
    const [, ...parts] = address.split(',').map((part) => part.replace(/[\d]+/g, ' ').replace(/\s+/g, ' ').trim());
    const town = parts.find((part) => part.length > 2);
    if (town) counts.set(town, (counts.get(town) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
