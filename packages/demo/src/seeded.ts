/** A reproducible stream of random numbers, so that seeding twice gives equal rows. */
export interface Seeded {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from `least` to `most`, both inclusive. */
  between(least: number, most: number): number;
  /** One of the items. */
  pick<T>(items: readonly T[]): T;
  /** True with this probability. */
  chance(likelihood: number): boolean;
  /** The items in random order. */
  shuffled<T>(items: readonly T[]): T[];
}

/** Starts a stream of seeded numbers (mulberry32). */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (likelihood) => next() < likelihood,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    shuffled: (items) => {
      const left = [...items];
      for (let last = left.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        const moved = left[last];
        const swapped = left[other];
        if (moved === undefined || swapped === undefined) continue;
        left[last] = swapped;
        left[other] = moved;
      }
      return left;
    },
  };
}
