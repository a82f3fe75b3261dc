import { setImmediate as nextTurn } from 'node:timers/promises';
import { type GameProgress, PROGRESS_STATE } from '@waymark/contract';
import type { Queries } from '../db/database';
import { findAnswers, findNames, findPlayed, type ProgressGame } from './progress-repo';
import { FINEST, quantile, Tally } from './tally';

/** More steps than these say no more. */
const MOST_STEPS = 48;
/** Characters of answers that are counted before everybody else has their turn: a few milliseconds of work. */
const AT_ONCE = 100_000;

/** How a game was played so far. */
export async function progressOf(queries: Queries, game: ProgressGame): Promise<GameProgress> {
  const [played, found] = await Promise.all([findPlayed(queries, game.id), findAnswers(queries, game)]);
  const tally = new Tally();
  let read = 0;
  for (const { team_id, answers } of found) {
    tally.addTeam(Number(team_id), answers);
    read += answers.length;
    if (read < AT_ONCE) continue;
    read = 0;
    await nextTurn();
  }
  return {
    teams: played.teams.map(({ id, name }) => ({ id: Number(id), name })),
    challenges: played.challenges.map((challenge) => {
      const { seconds = [], ...counts } = tally.challenges.get(Number(challenge.id)) ?? NONE;
      return { ...challenge, id: Number(challenge.id), ...counts, seconds: quantile(seconds, 0.5) };
    }),
    states: statesOf(played, tally),
    times: inSteps(tally.steps),
    judging: await judgingOf(queries, tally),
  };
}

const NONE = { tried: 0, solved: 0, rejected: 0, points: 0, seconds: [] };

interface Played {
  readonly teams: readonly { readonly id: number }[];
  readonly challenges: readonly { readonly id: number }[];
}

/** A text per team with a letter per challenge. */
const statesOf = ({ teams, challenges }: Played, { states }: Tally): string[] =>
  teams.map(({ id }) => {
    const own = states.get(Number(id));
    return challenges.map((challenge) => own?.get(Number(challenge.id)) ?? PROGRESS_STATE.missing).join('');
  });

/** Answers in steps of equal length, at most as many as can be told apart. */
function inSteps(found: Tally['steps']) {
  if (found.size === 0) return { from: null, step: FINEST, answers: [], rejected: [] };
  const first = Math.min(...found.keys());
  const all = Math.max(...found.keys()) - first + 1;
  const wide = Math.ceil(all / MOST_STEPS);
  const answers = Array.from({ length: Math.ceil(all / wide) }, () => 0);
  const rejected = [...answers];
  for (const [step, counts] of found) {
    const at = Math.floor((step - first) / wide);
    answers[at] = (answers[at] ?? 0) + counts.answers;
    rejected[at] = (rejected[at] ?? 0) + counts.rejected;
  }
  return { from: new Date(first * FINEST * 1000).toISOString(), step: wide * FINEST, answers, rejected };
}

/** Who judged how many answers, and how long that took. */
async function judgingOf(queries: Queries, { judged, minutes }: Tally) {
  const all = [...judged.values()].flat();
  const names = new Map(
    judged.size > 0 ? (await findNames(queries, [...judged.keys()])).map(({ id, name }) => [id, name]) : [],
  );
  return {
    median: quantile(all, 0.5),
    most: quantile(all, 0.9),
    longest: quantile(all, 1),
    minutes: [...minutes],
    judges: [...judged]
      .map(([id, seconds]) => ({
        id,
        name: names.get(id) ?? '',
        answers: seconds.length,
        median: quantile(seconds, 0.5),
      }))
      .sort((one, other) => other.answers - one.answers || one.id - other.id),
  };
}
