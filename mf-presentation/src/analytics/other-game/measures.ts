import { type Analytics, type GameProgress, PROGRESS_STATE } from '@waymark/contract';

/** Measures for comparing games. */
export interface Measures {
  readonly teams: number;
  readonly players: number;
  readonly playersPerTeam: number;
  readonly challenges: number;
  readonly answers: number;
  /** Share of all answers; share of all challenges of all teams. Null without any. */
  readonly rejected: number | null;
  readonly done: number | null;
  /** Median judging time in seconds. */
  readonly judging: number | null;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const shareOf = (part: number, all: number) => (all > 0 ? part / all : null);

/** Measures a game. */
export function measuresOf({ teams, players, playersPerTeam }: Analytics, progress: GameProgress): Measures {
  const { times, states, challenges, judging } = progress;
  const answers = sum(times?.answers ?? []);
  const done = sum(states.map((letters) => (letters ?? '').split(PROGRESS_STATE.done).length - 1));
  return {
    teams,
    players,
    playersPerTeam,
    challenges: challenges.length,
    answers,
    rejected: shareOf(sum(times?.rejected ?? []), answers),
    done: shareOf(done, states.length * challenges.length),
    judging: judging?.median ?? null,
  };
}

const MINUTE = 60;

/** The cumulative share of answers by minutes since the first one. */
export type Course = readonly { readonly minute: number; readonly share: number }[];

/** The course of a game; empty without answers. */
export function courseOf({ times }: GameProgress): Course {
  const answers = times?.answers ?? [];
  const all = sum(answers);
  if (all === 0) return [];
  const minutes = (times?.step ?? MINUTE) / MINUTE;
  const course = [{ minute: 0, share: 0 }];
  let given = 0;
  for (const [at, count] of answers.entries()) {
    given += count;
    course.push({ minute: (at + 1) * minutes, share: given / all });
  }
  return course;
}

/** The share reached at a minute. */
export const shareAt = (course: Course, minute: number): number =>
  course.findLast((one) => one.minute <= minute)?.share ?? 0;
