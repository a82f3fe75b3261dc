/** Returns a number in [0, 1). */
export type Random = () => number;

/** True with the given probability. */
export const happens = (random: Random, likelihood: number): boolean => random() < likelihood;

/** A random item; undefined for an empty list. */
export const pick = <T>(random: Random, items: readonly T[]): T | undefined =>
  items[Math.floor(random() * items.length)];

/** A random integer, both ends included. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));
