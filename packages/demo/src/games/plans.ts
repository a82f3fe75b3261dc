import type { Plan } from '../play/play-game';
import type { PlayTime } from '../play/route';
import type { GameTimes } from './clock';
import { type GameLine, PILOT_ID } from './game-line';

const DAY = 24 * 60 * 60_000;

/** The main game: 400 answers. */
const PILOT_PLAN: Plan = {
  solved: [22, 21, 21, 20, 20, 19, 18, 18, 17, 16, 15, 14, 13, 12],
  wrong: 24,
  rejected: 62,
  duplicates: 56,
  late: 9,
  early: 3,
  waiting: 23,
  featured: 18,
};

/** When a game is or was played; undefined if it has not been. */
export function playTime(line: GameLine, times: GameTimes, now: number): PlayTime | undefined {
  if (line.teams === 0) return undefined;
  const changed = now - line.changed;
  if (times.time_to_play > 0) return { start: changed - 5 * DAY, until: changed };
  const start = times.start_at?.getTime();
  const finish = times.finish_at?.getTime();
  if (start === undefined || finish === undefined || start >= now) return undefined;
  return { start, until: Math.min(finish, now - 20_000) };
}

/** The course of a game. */
export function planOf(line: GameLine, time: PlayTime, now: number): Plan {
  if (line.id === PILOT_ID) return PILOT_PLAN;
  const live = time.until > now - 60_000;
  return {
    solved: Array.from({ length: line.teams }, (_, place) =>
      Math.max(3, line.challenges - 1 - Math.floor((place * line.challenges) / (line.teams * 2))),
    ),
    wrong: 0,
    rejected: line.teams,
    duplicates: Math.floor(line.teams / 2),
    late: 0,
    early: 0,
    waiting: live && line.code !== 'COBBLES' ? 5 : 0,
    featured: Math.min(9, line.teams + 2),
  };
}
