import { GAME_MODE } from './game';

/** State of a game, as its pill shows it. */
export type GameState = 'draft' | 'anytime' | 'unscheduled' | 'scheduled' | 'live' | 'stopped' | 'finished';

/** What the state of a game depends on. */
export interface GameClock {
  readonly category?: string | undefined;
  readonly start_anytime?: number | null | undefined;
  readonly start_at?: string | null | undefined;
  readonly finish_at?: string | null | undefined;
}

/**
 * The state of a game at a time. A draft stays a draft whatever its times; stopping overrides the schedule.
 * @param now milliseconds since 1970
 */
export function gameStateAt(game: GameClock, now: number): GameState {
  if (game.category === 'Draft') return 'draft';
  if (game.start_anytime === GAME_MODE.stopped) return 'stopped';
  if (game.start_anytime === GAME_MODE.anytime) return 'anytime';
  const start = game.start_at ? Date.parse(game.start_at) : Number.NaN;
  const finish = game.finish_at ? Date.parse(game.finish_at) : Number.NaN;
  if (Number.isNaN(start)) return 'unscheduled';
  if (now < start) return 'scheduled';
  if (!Number.isNaN(finish) && now >= finish) return 'finished';
  return 'live';
}
