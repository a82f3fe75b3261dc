import { ENTRY_CODE_MIN, GAME_MODE, type GameClock, type GameState, gameStateAt } from '@waymark/contract';
import type { SettingsField } from './game-changes';

/** Something that keeps a game from starting, and the field where it is put right. */
export interface Missing {
  readonly field: SettingsField | 'challenges';
  readonly phrase: string;
}

/** Where a game stands and what it still needs. */
export interface Readiness {
  readonly state: GameState;
  readonly missing: readonly Missing[];
}

/** What readiness follows from. */
export interface ReadinessInput extends GameClock {
  readonly name?: string | undefined;
  readonly code?: string | undefined;
  readonly challenges_count?: number | undefined;
}

/**
 * Says where a game stands and what is missing before it can start.
 * @param now milliseconds since 1970
 */
export function readinessOf(game: ReadinessInput, now: number): Readiness {
  const missing: Missing[] = [];
  const add = (field: Missing['field'], phrase: string) => missing.push({ field, phrase });
  const code = game.code ?? '';
  if (!game.name?.trim()) add('name', 'It has no name.');
  if (!code) add('code', 'It has no entry code.');
  else if (code.length < ENTRY_CODE_MIN) add('code', 'Its entry code is too short.');
  addClock(game, now, add);
  if (game.challenges_count === 0) add('challenges', 'It has no challenges.');
  return { state: gameStateAt(game, now), missing };
}

function addClock(game: ReadinessInput, now: number, add: (field: SettingsField, phrase: string) => void): void {
  const { start_anytime: mode } = game;
  if (mode === GAME_MODE.anytime || mode === GAME_MODE.stopped) return;
  const start = Date.parse(game.start_at ?? '');
  const finish = Date.parse(game.finish_at ?? '');
  if (Number.isNaN(start)) add('start_at', 'It has no start.');
  else if (finish <= start) add('finish_at', 'Finish is earlier than start.');
  else if (game.category === 'Draft' && start < now) add('start_at', 'Its start is in the past.');
}
