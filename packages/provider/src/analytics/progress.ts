import { type GameProgress, JUDGING_MINUTES, PROGRESS_STATE } from '@waymark/contract';
import type { Queries } from '../db/database';
import { findCells, findJudges, findJudgingMinutes, findPlayed, findTimes, type ProgressGame } from './progress-repo';

/** Seconds of the finest step over time. */
const FINEST = 600;
/** More steps than these say no more. */
const MOST_STEPS = 48;

/** How a game was played so far. */
export async function progressOf(queries: Queries, game: ProgressGame): Promise<GameProgress> {
  const [played, cells, times, judges, minutes] = await Promise.all([
    findPlayed(queries, game.id),
    findCells(queries, game),
    findTimes(queries, game.id, FINEST),
    findJudges(queries, game.id),
    findJudgingMinutes(queries, game.id, JUDGING_MINUTES),
  ]);
  const tallies = new Map(cells.challenges.map((tally) => [tally.task_id, tally]));
  const all = judges.find(({ id }) => id === null);
  return {
    teams: [...played.teams],
    challenges: played.challenges.map((challenge) => {
      const { tried = 0, solved = 0, rejected = 0, points = 0, seconds = null } = tallies.get(challenge.id) ?? {};
      return { ...challenge, tried, solved, rejected, points, seconds };
    }),
    states: statesOf(played, cells.teams),
    times: inSteps(times),
    judging: {
      median: all?.median ?? null,
      most: all?.most ?? null,
      longest: all?.longest ?? null,
      minutes: Array.from(
        { length: JUDGING_MINUTES },
        (_, at) => minutes.find(({ minute }) => minute === at)?.answers ?? 0,
      ),
      judges: judges.flatMap(({ id, name, answers, median }) =>
        id === null ? [] : [{ id, name: name ?? '', answers, median }],
      ),
    },
  };
}

interface Played {
  readonly teams: readonly { readonly id: number }[];
  readonly challenges: readonly { readonly id: number }[];
}

/** A text per team with a letter per challenge. */
function statesOf(
  { teams, challenges }: Played,
  found: readonly { readonly team_id: number; readonly states: string }[],
): string[] {
  const places = new Map(challenges.map(({ id }, at) => [String(id), at]));
  const byTeam = new Map(found.map(({ team_id, states }) => [team_id, states]));
  return teams.map(({ id }) => {
    const letters = challenges.map((): string => PROGRESS_STATE.missing);
    for (const cell of byTeam.get(id)?.split(',') ?? []) {
      const place = places.get(cell.slice(0, -1));
      if (place !== undefined) letters[place] = cell.slice(-1);
    }
    return letters.join('');
  });
}

/** Answers in steps of equal length, at most as many as can be told apart. */
function inSteps(found: readonly { readonly step: number; readonly answers: number; readonly rejected: number }[]) {
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return { from: null, step: FINEST, answers: [], rejected: [] };
  const wide = Math.ceil((last.step - first.step + 1) / MOST_STEPS);
  const count = Math.ceil((last.step - first.step + 1) / wide);
  const answers = Array.from({ length: count }, () => 0);
  const rejected = [...answers];
  for (const one of found) {
    const at = Math.floor((one.step - first.step) / wide);
    answers[at] = (answers[at] ?? 0) + one.answers;
    rejected[at] = (rejected[at] ?? 0) + one.rejected;
  }
  return { from: new Date(first.step * FINEST * 1000).toISOString(), step: wide * FINEST, answers, rejected };
}
