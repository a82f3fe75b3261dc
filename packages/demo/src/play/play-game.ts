import type { PlacedChallenge } from '../games/task-rows';
import type { Seeded } from '../seeded';
import type { PlayedAnswer } from './answer';
import { beside, type Desk, feature, needsReview, type Reviewable, review } from './review';
import { drawRoute, type PlayTime, type Route } from './route';
import { type Draft, type PlayingTeam, writeAnswer } from './write-answer';

/** The course of a game. Counts are exact; a plan that does not fit the game throws. */
export interface Plan {
  /** Solved challenges per team, in team order. */
  readonly solved: readonly number[];
  readonly wrong: number;
  readonly rejected: number;
  readonly duplicates: number;
  readonly late: number;
  readonly early: number;
  /** The latest answers, awaiting review. */
  readonly waiting: number;
  readonly featured: number;
}

/** A game that is live or finished. */
export interface Play {
  readonly gameId: number;
  readonly challenges: readonly PlacedChallenge[];
  readonly teams: readonly PlayingTeam[];
  readonly time: PlayTime;
  readonly desk: Desk;
}

interface Stage {
  readonly random: Seeded;
  readonly play: Play;
  readonly routes: readonly { readonly team: PlayingTeam; readonly route: Route }[];
}

type Sketch = Omit<Draft, 'gameId'>;

function take<T>(random: Seeded, from: readonly T[], count: number, what: string): T[] {
  if (from.length < count) throw new Error(`The game has room for ${from.length} ${what}, not for ${count}`);
  return random.shuffled(from).slice(0, count);
}

const solvedOf = ({ routes }: Stage): Sketch[] =>
  routes.flatMap(({ team, route }) => route.stops.map((stop) => ({ team, kind: 'solved' as const, ...stop })));

function wrongOf({ random, play, routes }: Stage, count: number): Sketch[] {
  const questions = routes.flatMap(({ team, route }) =>
    route.left.filter(({ type }) => type === 5 || type === 6).map((challenge) => ({ team, challenge })),
  );
  const { start, until } = play.time;
  return take(random, questions, count, 'wrong answers').map((found) => ({
    ...found,
    kind: 'wrong',
    at: Math.floor(start + (until - start) * (0.1 + random.next() * 0.85)),
  }));
}

/** Second tries: rejected ones before the solution, duplicates after it. */
function besides({ random, play }: Stage, solved: readonly Sketch[], kind: 'rejected' | 'duplicate', count: number) {
  const { start, until } = play.time;
  const fit = solved.filter(({ challenge, at }) => {
    const reviewable = (challenge.sent?.length ?? 0) > 0 || (challenge.type === 0 && kind === 'rejected');
    const opens = start + (challenge.opens ?? 0) * 60_000;
    const closes = challenge.closes === undefined ? until : Math.min(until, start + challenge.closes * 60_000);
    return reviewable && (kind === 'rejected' ? at - opens > 300_000 : closes - at > 300_000);
  });
  return take(random, fit, count, `${kind} answers`).map((sketch): Sketch => {
    const away = beside(random);
    return { ...sketch, kind, at: kind === 'rejected' ? sketch.at - away : sketch.at + away };
  });
}

/** Answers to closed challenges, or after the end of the game. */
function lateOf({ random, play, routes }: Stage, count: number): Sketch[] {
  const { start, until } = play.time;
  const closing = play.challenges.filter(({ closes }) => closes && start + closes * 60_000 < until - 300_000);
  const ended = until < play.desk.now - 600_000;
  const fit = routes.flatMap(({ team, route }) => {
    const own = ended ? route.left.filter(({ sent }) => sent && sent.length > 0) : closing;
    return own.map((challenge) => ({ team, challenge }));
  });
  return take(random, fit, count, 'late answers').map((found) => {
    const closed = ended ? until : start + (found.challenge.closes ?? 0) * 60_000;
    const room = (ended ? 600_000 : until - closed) - 30_000;
    return { ...found, kind: 'late', at: Math.floor(closed + 20_000 + random.next() * room) };
  });
}

function earlyOf({ random, play, routes }: Stage, count: number): Sketch[] {
  const { start, until } = play.time;
  const opening = play.challenges.filter(({ opens, sent }) => opens && sent && start + opens * 60_000 < until);
  const fit = routes.flatMap(({ team }) => opening.map((challenge) => ({ team, challenge })));
  return take(random, fit, count, 'early answers').map((found) => ({
    ...found,
    kind: 'early',
    at: Math.floor(start + (found.challenge.opens ?? 0) * 60_000 * (0.6 + random.next() * 0.35)),
  }));
}

/** Plays a game: every answer of every team, oldest first, reviewed up to the reviewers' progress. */
export function playGame(random: Seeded, play: Play, plan: Plan): PlayedAnswer[] {
  const routes = play.teams.map((team, index) => ({
    team,
    route: drawRoute(random, play.challenges, play.time, plan.solved[index] ?? 0),
  }));
  const stage = { random, play, routes };
  const solved = solvedOf(stage);
  const sketches = [
    ...solved,
    ...wrongOf(stage, plan.wrong),
    ...besides(stage, solved, 'rejected', plan.rejected),
    ...besides(stage, solved, 'duplicate', plan.duplicates),
    ...lateOf(stage, plan.late),
    ...earlyOf(stage, plan.early),
  ].sort((a, b) => a.at - b.at);
  const items: Reviewable[] = sketches.map((sketch) => ({
    kind: sketch.kind,
    answer: writeAnswer(random, { gameId: play.gameId, ...sketch }),
  }));
  const reviewable = items.filter(needsReview);
  const undecided = new Set(plan.waiting > 0 ? reviewable.slice(-plan.waiting) : []);
  const answers = items.map((item) =>
    needsReview(item) && !undecided.has(item) ? review(random, item, play.desk) : item.answer,
  );
  return feature(random, answers, plan.featured, play.desk.now);
}
