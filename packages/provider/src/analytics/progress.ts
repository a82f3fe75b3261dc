import { type GameProgress, PROGRESS_STATE } from '@waymark/contract';
import type { Queries } from '../db/database';
import { type CountedGame, eachTeam } from './each-team';
import { findNames, findPlayed } from './progress-repo';
import type { Slice } from './slice';
import { FINEST, inOrder, mostOf, quantile, Tally } from './tally';

/** Maximum number of steps; more would not be distinguishable. */
const MOST_STEPS = 48;

/** Progress of a game, or of a slice of it. */
export async function progressOf(queries: Queries, game: CountedGame, slice: Slice): Promise<GameProgress> {
  const played = await findPlayed(queries, game.id, slice);
  const tally = new Tally(played.challenges);
  await eachTeam(queries, game, slice, (team, answers) => tally.addTeam(team, answers));
  const nothing = PROGRESS_STATE.missing.repeat(played.challenges.length);
  return {
    teams: played.teams.map(({ id, name }) => ({ id: Number(id), name })),
    groups: played.groups,
    challenges: played.challenges.map((challenge, place) => {
      const { seconds = [], before = new Map(), ...counts } = tally.challenges[place] ?? {};
      const from = played.challenges[mostOf(before) ?? -1];
      return {
        ...challenge,
        id: Number(challenge.id),
        ...counts,
        seconds: quantile(inOrder(seconds), 0.5),
        // The challenge that most teams solved before this one.
        after: from ? Number(from.id) : null,
      };
    }),
    states: played.teams.map(({ id }) => tally.states.get(Number(id)) ?? nothing),
    times: inSteps(tally.steps),
    judging: await judgingOf(queries, tally),
  };
}

/** Answers in at most `MOST_STEPS` steps of equal length. */
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

/** How many answers each judge decided, and how long that took. */
async function judgingOf(queries: Queries, { judged, minutes }: Tally) {
  const all = inOrder(...judged.values());
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
        median: quantile(inOrder(seconds), 0.5),
      }))
      .sort((one, other) => other.answers - one.answers || one.id - other.id),
  };
}
