import type { Translate } from '@waymark/ui';

/** What screens count, for one and for any other number. */
const NOUNS = {
  answer: ['{n} answer', '{n} answers'],
  challenge: ['{n} challenge', '{n} challenges'],
  player: ['{n} player', '{n} players'],
  point: ['{n} point', '{n} points'],
  team: ['{n} team', '{n} teams'],
} as const;

/** A number with its noun, "1 point" or "5 points": alone, or as a value in a longer phrase that counts several things. */
export const counted = (t: Translate, noun: keyof typeof NOUNS, n: number): string =>
  t(NOUNS[noun][Math.abs(n) === 1 ? 0 : 1], { n });
