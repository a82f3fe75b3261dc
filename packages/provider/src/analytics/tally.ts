import { JUDGING_MINUTES, PROGRESS_STATE } from '@waymark/contract';
import { ANSWER_KIND, KINDS, NUMBERS, WAITS } from './progress-repo';

/** Seconds of the finest step over time. */
export const FINEST = 600;
const MINUTE = 60;

/** The letter of each kind of answer. One that came too late counts as rejected. */
const LETTERS = [PROGRESS_STATE.rejected, PROGRESS_STATE.rejected, PROGRESS_STATE.waiting, PROGRESS_STATE.done];

/** What teams did at a challenge. */
interface ChallengeTally {
  tried: number;
  solved: number;
  rejected: number;
  points: number;
  /** Of each team that solved it: seconds since the challenge it solved before. */
  readonly seconds: number[];
}

const newStep = () => ({ answers: 0, rejected: 0 });
const newTally = (): ChallengeTally => ({ tried: 0, solved: 0, rejected: 0, points: 0, seconds: [] });

/** What is counted while the answers of one team after the other are read. */
export class Tally {
  readonly challenges = new Map<number, ChallengeTally>();
  /** Letters by challenge, by team. */
  readonly states = new Map<number, ReadonlyMap<number, string>>();
  /** Answers and rejected ones by step. */
  readonly steps = new Map<number, { answers: number; rejected: number }>();
  /** Seconds until decisions, by who decided. */
  readonly judged = new Map<number, number[]>();
  readonly minutes = Array.from({ length: JUDGING_MINUTES }, () => 0);

  /** Counts the answers of a team, as `findAnswers` writes them. */
  addTeam(team: number, answers: string): void {
    const kinds = new Map<number, number>();
    const doneAt = new Map<number, number>();
    const numbers = JSON.parse(`[${answers}]`) as readonly number[];
    for (let at = 0; at < numbers.length; at += NUMBERS) {
      const task = numbers[at] ?? 0;
      const scored = numbers[at + 1] ?? 0;
      const given = numbers[at + 2] ?? 0;
      const decided = numbers[at + 3] ?? -1;
      const points = Math.floor(scored / KINDS);
      const kind = scored - points * KINDS;
      const challenge = getOr(this.challenges, task, newTally);
      kinds.set(task, Math.max(kinds.get(task) ?? 0, kind));
      if (kind === ANSWER_KIND.done) {
        challenge.points += points;
        doneAt.set(task, Math.min(doneAt.get(task) ?? given, given));
      }
      const step = getOr(this.steps, Math.floor(given / FINEST), newStep);
      step.answers += 1;
      if (kind === ANSWER_KIND.rejected) {
        step.rejected += 1;
        challenge.rejected += 1;
      }
      if (decided >= 0) this.#addDecision(Math.floor(decided / WAITS), decided % WAITS);
    }
    for (const [task, kind] of kinds) {
      const challenge = getOr(this.challenges, task, newTally);
      challenge.tried += 1;
      if (kind === ANSWER_KIND.done) challenge.solved += 1;
    }
    this.states.set(team, new Map([...kinds].map(([task, kind]) => [task, LETTERS[kind] ?? PROGRESS_STATE.missing])));
    this.#addTimes([...doneAt].sort(([, one], [, other]) => one - other));
  }

  #addDecision(judge: number, seconds: number): void {
    getOr(this.judged, judge, (): number[] => []).push(seconds);
    const minute = Math.min(JUDGING_MINUTES - 1, Math.floor(seconds / MINUTE));
    this.minutes[minute] = (this.minutes[minute] ?? 0) + 1;
  }

  #addTimes(solved: readonly (readonly [task: number, at: number])[]): void {
    for (const [place, [task, at]] of solved.entries()) {
      const before = solved[place - 1];
      if (before) this.challenges.get(task)?.seconds.push(at - before[1]);
    }
  }
}

function getOr<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** The value that so large a part of all are not above; null without any. */
export function quantile(values: readonly number[], part: number): number | null {
  if (values.length === 0) return null;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? null;
}
