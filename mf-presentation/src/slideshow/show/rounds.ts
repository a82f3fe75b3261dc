import type { AnswerId } from '@waymark/contract';
import { newestFirst, type Random, shuffled } from './order';

/** Slides that are loaded and decoded before their turn. */
export const AHEAD = 3;

/** What decides the next round. */
interface Rounds {
  readonly slides: ReadonlyMap<AnswerId, unknown>;
  readonly following: readonly AnswerId[] | undefined;
  readonly isShuffled: boolean;
}

/**
 * The order of the next round; undefined while enough slides of this one are left to be loaded. A shuffled order stays once it
 * is decided, because its first slides are loaded: what is new is mixed in behind them.
 * @param left slides that are left in this round
 */
export function followingRound(show: Rounds, left: number, random: Random): readonly AnswerId[] | undefined {
  const { slides, following, isShuffled } = show;
  if (left >= AHEAD) return undefined;
  if (!isShuffled) return newestFirst(slides.keys());
  if (!following) return shuffled([...slides.keys()], random);
  const decided = following.filter((id) => slides.has(id));
  const known = new Set(decided);
  const added = [...slides.keys()].filter((id) => !known.has(id));
  if (added.length === 0) return decided;
  return [...decided.slice(0, AHEAD), ...shuffled([...decided.slice(AHEAD), ...added], random)];
}
