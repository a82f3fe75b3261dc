import { type GameState, gameStateAt } from '@waymark/contract';
import { type Finding, findMissing, type GameToCheck } from '@waymark/contract/readiness';

/** The state of a game and what it still needs. */
export interface Readiness {
  readonly state: GameState;
  /** Something that prevents it from starting, and the field that fixes it. */
  readonly missing: readonly Finding[];
}

/** The fields that readiness depends on. */
export type ReadinessInput = GameToCheck & { readonly challenges_count?: number | undefined };

/**
 * Determines the state of a game and what is missing before it can start.
 * @param now milliseconds since 1970
 * @param checked number of checked challenges, for games without a challenge count
 */
export const readinessOf = (game: ReadinessInput, now: number, checked?: number): Readiness => ({
  state: gameStateAt(game, now),
  missing: [...findMissing(game, game.challenges_count ?? checked, now)],
});
