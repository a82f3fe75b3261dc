import { type GameState, gameStateAt } from '@waymark/contract';
import { type Finding, findMissing, type GameToCheck } from '@waymark/contract/readiness';

/** Where a game stands and what it still needs. */
export interface Readiness {
  readonly state: GameState;
  /** Something that keeps it from starting, and the field where it is put right. */
  readonly missing: readonly Finding[];
}

/** What readiness follows from. */
export type ReadinessInput = GameToCheck & { readonly challenges_count?: number | undefined };

/**
 * Says where a game stands and what is missing before it can start.
 * @param now milliseconds since 1970
 * @param checked how many challenges were looked at, for a game that does not tell how many it has
 */
export const readinessOf = (game: ReadinessInput, now: number, checked?: number): Readiness => ({
  state: gameStateAt(game, now),
  missing: [...findMissing(game, game.challenges_count ?? checked, now)],
});
