import { LATENESS, type Lateness } from '../entities/answer';
import { GAME_MODE } from '../entities/game';
import type { PlayState } from '../entities/play';

/** The clock of a game, in milliseconds since 1970. */
export interface PlayClock {
  readonly mode: number | null;
  readonly start: number | undefined;
  readonly finish: number | undefined;
  /** Time to play in milliseconds, in a game that starts anytime; 0 for unlimited. */
  readonly toPlay: number;
  /** When the team began; undefined before that. */
  readonly began: number | undefined;
}

/** When the team's time is over; undefined for never. */
export function endOf({ mode, finish, toPlay, began }: PlayClock): number | undefined {
  if (mode !== GAME_MODE.anytime) return finish;
  return toPlay > 0 && began !== undefined ? began + toPlay : undefined;
}

/** State of a game for a team. Stopping overrides all times; without a start, nobody has begun. */
export function playStateAt(clock: PlayClock, now: number): PlayState {
  if (clock.mode === GAME_MODE.stopped) return 'stopped';
  const anytime = clock.mode === GAME_MODE.anytime;
  if (!anytime && clock.start === undefined) return 'unscheduled';
  if (!anytime && clock.start !== undefined && now < clock.start) return 'scheduled';
  const end = endOf(clock);
  return end !== undefined && now >= end ? 'over' : 'running';
}

/** Whether something was in time, after the end of game or challenge, or before their start ([G55]). */
export function latenessAt(
  clock: PlayClock,
  window: { readonly opens: number | undefined; readonly closes: number | undefined },
  now: number,
): Lateness {
  const state = playStateAt(clock, now);
  if (state === 'over' || (window.closes !== undefined && now >= window.closes)) return LATENESS.late;
  if (state === 'scheduled' || (window.opens !== undefined && now < window.opens)) return LATENESS.early;
  return LATENESS.inTime;
}
