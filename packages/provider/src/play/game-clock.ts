import { GAME_MODE, type PlayGame } from '@waymark/contract';
import { endOf, type JudgedGame, type PlayClock, playStateAt } from '@waymark/contract/scoring';
import { writeClock } from '../games/clock';
import type { GameRow } from '../games/repo';
import type { TeamRow } from './repo';

const MINUTE = 60_000;

/** The clock of a game for a team. */
export const clockOf = (game: GameRow, team: Pick<TeamRow, 'began_at'>): PlayClock => ({
  mode: game.start_anytime,
  start: game.start_at?.getTime(),
  finish: game.finish_at?.getTime(),
  toPlay: game.time_to_play * MINUTE,
  began: team.began_at?.getTime(),
});

/** What the clock needs of a game. */
export const judgedGame = (game: GameRow, team: Pick<TeamRow, 'began_at'>): JudgedGame => ({
  ...clockOf(game, team),
  late: game.late,
});

/** Whether a team's clock starts when it first loads the challenges. */
export const hasOwnClock = (game: GameRow): boolean => game.start_anytime === GAME_MODE.anytime;

/** A game as sent to its players. */
export function presentPlayGame(game: GameRow, team: Pick<TeamRow, 'began_at'>, now: Date): PlayGame {
  const clock = clockOf(game, team);
  const until = endOf(clock);
  return {
    id: game.id as PlayGame['id'],
    name: game.name,
    description: game.description,
    state: playStateAt(clock, now.getTime()),
    ...writeClock(game),
    tz: game.tz,
    timer_visible: game.timer_visible,
    until: until === undefined ? null : new Date(until).toISOString(),
  };
}
