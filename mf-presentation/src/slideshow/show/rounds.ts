import type { AnswerId } from '@waymark/contract';
import { newestFirst, type Random, shuffled } from './order';

/** Number of slides to preload. */
export const AHEAD = 3;

/** The state that determines the next round. */
interface Rounds {
  readonly slides: ReadonlyMap<AnswerId, unknown>;
  readonly following: readonly AnswerId[] | undefined;
  readonly isShuffled: boolean;
}

/**
 * The order of the next round; undefined while this one has enough slides left to preload. A shuffled order is fixed
 * once decided, because its first slides are preloaded: new ones are mixed in behind them.
 * @param left slides left in this round
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
