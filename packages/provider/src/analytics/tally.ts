import { JUDGING_MINUTES, PROGRESS_STATE } from '@waymark/contract';
import { ANSWER_KIND, type AnswerReader } from './packed-answers';

/** Seconds of the finest step over time. */
export const FINEST = 600;
const MINUTE = 60;
/** More challenges than a game has: a second and the place of a challenge are sorted as one number of this base. */
const PLACES = 2 ** 20;

const { missing, rejected, waiting, done } = PROGRESS_STATE;
/** The letters of no answer and of each kind of answer. One that came too late counts as rejected. */
const LETTERS = [missing, rejected, rejected, waiting, done];

/** What teams did at a challenge. */
interface ChallengeTally {
  tried: number;
  solved: number;
  rejected: number;
  points: number;
  /** Of each team that solved it: seconds since the challenge it solved before. */
  readonly seconds: number[];
  /** How many teams solved which challenge before, by its place. */
  readonly before: Map<number, number>;
}

/** What is counted while the answers of one team after the other are read. */
export class Tally {
  /** In the order of the game's challenges. */
  readonly challenges: readonly ChallengeTally[];
  /** A letter per challenge, by team. */
  readonly states = new Map<number, string>();
  /** Answers and rejected ones by step. */
  readonly steps = new Map<number, { answers: number; rejected: number }>();
  /** Seconds until decisions, by who decided. */
  readonly judged = new Map<number, number[]>();
  readonly minutes = Array.from({ length: JUDGING_MINUTES }, () => 0);
  /** Places of the challenges, by their ids. */
  readonly #places: ReadonlyMap<number, number>;

  constructor(challenges: readonly { readonly id: number }[]) {
    this.challenges = challenges.map(() => ({
      tried: 0,
      solved: 0,
      rejected: 0,
      points: 0,
      seconds: [],
      before: new Map(),
    }));
    this.#places = new Map(challenges.map(({ id }, place) => [Number(id), place]));
  }

  /** Counts the answers of a team. */
  addTeam(team: number, answers: AnswerReader): void {
    // The best kind of answer and one more, and the first second that the challenge was done in.
    const best = new Uint8Array(this.challenges.length);
    const doneAt = new Float64Array(this.challenges.length);
    while (answers.next()) {
      const { given, kind, judge } = answers;
      if (judge > 0) this.#addDecision(judge, answers.waited);
      this.#addToStep(given, kind);
      // A deleted challenge is listed no more.
      const place = this.#places.get(answers.challenge);
      const challenge = place === undefined ? undefined : this.challenges[place];
      if (place === undefined || !challenge) continue;
      best[place] = Math.max(best[place] ?? 0, kind + 1);
      if (kind === ANSWER_KIND.rejected) challenge.rejected += 1;
      if (kind !== ANSWER_KIND.done) continue;
      challenge.points += answers.points;
      doneAt[place] = Math.min(doneAt[place] || given, given);
    }
    this.#addBest(team, best);
    this.#addTimes(doneAt);
  }

  #addToStep(given: number, kind: number): void {
    const at = Math.floor(given / FINEST);
    const isRejected = kind === ANSWER_KIND.rejected ? 1 : 0;
    const step = this.steps.get(at);
    if (!step) {
      this.steps.set(at, { answers: 1, rejected: isRejected });
      return;
    }
    step.answers += 1;
    step.rejected += isRejected;
  }

  #addDecision(judge: number, seconds: number): void {
    const own = this.judged.get(judge);
    if (own) own.push(seconds);
    else this.judged.set(judge, [seconds]);
    const minute = Math.min(JUDGING_MINUTES - 1, Math.floor(seconds / MINUTE));
    this.minutes[minute] = (this.minutes[minute] ?? 0) + 1;
  }

  #addBest(team: number, best: Uint8Array): void {
    let states = '';
    for (let place = 0; place < best.length; place += 1) {
      const kind = best[place] ?? 0;
      const challenge = this.challenges[place];
      states += LETTERS[kind];
      if (!challenge || kind === 0) continue;
      challenge.tried += 1;
      if (kind > ANSWER_KIND.done) challenge.solved += 1;
    }
    this.states.set(team, states);
  }

  #addTimes(doneAt: Float64Array): void {
    let solved = 0;
    for (let place = 0; place < doneAt.length; place += 1) {
      const at = doneAt[place] ?? 0;
      // Written over what has been read.
      if (at > 0) doneAt[solved++] = at * PLACES + place;
    }
    const inOrder = doneAt.subarray(0, solved).sort();
    for (let index = 1; index < solved; index += 1) {
      const at = inOrder[index] ?? 0;
      const before = inOrder[index - 1] ?? 0;
      const challenge = this.challenges[at % PLACES];
      if (!challenge) continue;
      challenge.seconds.push(Math.floor(at / PLACES) - Math.floor(before / PLACES));
      const place = before % PLACES;
      challenge.before.set(place, (challenge.before.get(place) ?? 0) + 1);
    }
  }
}

/** The place that most teams came from; undefined if no team came from anywhere. */
export function mostOf(before: ReadonlyMap<number, number>): number | undefined {
  let most: number | undefined;
  for (const [place, teams] of before) if (most === undefined || teams > (before.get(most) ?? 0)) most = place;
  return most;
}

/** Whole values of several lists in order, of which parts are asked. */
export function inOrder(...lists: readonly (readonly number[])[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all.sort();
}

/** The value that so large a part of all are not above; null without any. */
export const quantile = (sorted: Uint32Array, part: number): number | null =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? null;
