import { ENTRY_CODE_MIN, GAME_MODE, type GameClock, type GameState, gameStateAt, ianaZoneOf } from '@waymark/contract';
import type { PhraseValues } from '@waymark/host-kit';
import type { SettingsField } from './game-changes';

/** Something that keeps a game from starting, and the field where it is put right. */
export interface Missing {
  readonly field: SettingsField | 'challenges';
  readonly phrase: string;
  /** What stands for the names in braces. */
  readonly values?: PhraseValues;
  /** How many things it stands for; one without it. */
  readonly count?: number;
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
  readonly tz?: string | undefined;
  readonly challenges_count?: number | undefined;
}

/**
 * Says where a game stands and what is missing before it can start.
 * @param now milliseconds since 1970
 */
export function readinessOf(game: ReadinessInput, now: number): Readiness {
  return { state: gameStateAt(game, now), missing: [...missingOf(game, now)] };
}

function* missingOf(game: ReadinessInput, now: number): Iterable<Missing> {
  const { code = '', tz } = game;
  if (!game.name?.trim()) yield { field: 'name', phrase: 'It has no name.' };
  if (!code) yield { field: 'code', phrase: 'It has no entry code.' };
  else if (code.length < ENTRY_CODE_MIN) yield { field: 'code', phrase: 'Its entry code is too short.' };
  yield* missingOfClock(game, now);
  if (tz && !ianaZoneOf(tz)) yield { field: 'tz', phrase: 'Its time zone is not known.' };
  if (game.challenges_count === 0) yield { field: 'challenges', phrase: 'It has no challenges.' };
}

function* missingOfClock(game: ReadinessInput, now: number): Iterable<Missing> {
  const { start_anytime: mode } = game;
  if (mode === GAME_MODE.anytime || mode === GAME_MODE.stopped) return;
  const start = Date.parse(game.start_at ?? '');
  const finish = Date.parse(game.finish_at ?? '');
  if (Number.isNaN(start)) yield { field: 'start_at', phrase: 'It has no start.' };
  else if (finish <= start) yield { field: 'finish_at', phrase: 'Finish is earlier than start.' };
  else if (game.category === 'Draft' && start < now) yield { field: 'start_at', phrase: 'Its start is in the past.' };
}
