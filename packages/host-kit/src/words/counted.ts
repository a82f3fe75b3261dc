import type { Translate } from '@waymark/ui';

/** Nouns with a count, for one and for other numbers. */
const NOUNS = {
  answer: ['{n} answer', '{n} answers'],
  challenge: ['{n} challenge', '{n} challenges'],
  player: ['{n} player', '{n} players'],
  point: ['{n} point', '{n} points'],
  team: ['{n} team', '{n} teams'],
} as const;

/** A number with its noun, "1 point" or "5 points": alone, or as a value in a longer phrase. */
export const counted = (t: Translate, noun: keyof typeof NOUNS, n: number): string =>
  t(NOUNS[noun][Math.abs(n) === 1 ? 0 : 1], { n });
