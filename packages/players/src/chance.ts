/** A number from 0 to below 1. */
export type Random = () => number;

/** True with the given likelihood. */
export const happens = (random: Random, likelihood: number): boolean => random() < likelihood;

/** One of the items; undefined when there is none. */
export const pick = <T>(random: Random, items: readonly T[]): T | undefined =>
  items[Math.floor(random() * items.length)];

/** A whole number, both ends included. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));
