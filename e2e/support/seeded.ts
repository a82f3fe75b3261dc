/** Random choices that are reproducible by seed. */
export class Seeded {
  private state: number;

  constructor(readonly seed: number) {
    this.state = seed;
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer from 0 up to this one. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** One of the items. */
  pick<T>(these: readonly T[]): T {
    return these[this.below(these.length)] as T;
  }

  /** True with this probability. */
  chance(often: number): boolean {
    return this.next() < often;
  }
}
