import { JUDGING_MINUTES, PROGRESS_STATE } from '@waymark/contract';
import { ANSWER_KIND, type AnswerReader } from './packed-answers';

/** Seconds of the finest time step. */
export const FINEST = 600;
const MINUTE = 60;
/** Base for combining a second and a challenge's index into one sortable number: more challenges than a game has. */
const PLACES = 2 ** 20;

const { missing, rejected, waiting, done } = PROGRESS_STATE;
/** State letters: no answer, then each kind of answer. A late one counts as rejected. */
const LETTERS = [missing, rejected, rejected, waiting, done];

/** Counts of one challenge. */
interface ChallengeTally {
  tried: number;
  solved: number;
  rejected: number;
  points: number;
  /** For each team that solved it: seconds since the previous challenge it solved. */
  readonly seconds: number[];
  /** How many teams solved which challenge just before, by index. */
  readonly before: Map<number, number>;
}

/** Counts collected while the teams' answers are read one after the other. */
export class Tally {
  /** In the order of the game's challenges. */
  readonly challenges: readonly ChallengeTally[];
  /** A letter per challenge, by team. */
  readonly states = new Map<number, string>();
  /** Answers and rejected ones by step. */
  readonly steps = new Map<number, { answers: number; rejected: number }>();
  /** Decision times in seconds, by judge. */
  readonly judged = new Map<number, number[]>();
  readonly minutes = Array.from({ length: JUDGING_MINUTES }, () => 0);
  /** Index of each challenge, by id. */
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
    // Per challenge: the best kind of answer plus one, and the first second in which it was done.
    const best = new Uint8Array(this.challenges.length);
    const doneAt = new Float64Array(this.challenges.length);
    while (answers.next()) {
      const { given, kind, judge } = answers;
      if (judge > 0) this.#addDecision(judge, answers.waited);
      this.#addToStep(given, kind);
      // Deleted challenges are not listed.
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
      // Overwrites entries that were already read.
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

/** Index of the challenge that most teams solved before; undefined if there is none. */
export function mostOf(before: ReadonlyMap<number, number>): number | undefined {
  let most: number | undefined;
  for (const [place, teams] of before) if (most === undefined || teams > (before.get(most) ?? 0)) most = place;
  return most;
}

/** Integers of several lists, sorted for `quantile`. */
export function inOrder(...lists: readonly (readonly number[])[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all.sort();
}

/** The value at a quantile; null without values. */
export const quantile = (sorted: Uint32Array, part: number): number | null =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? null;
