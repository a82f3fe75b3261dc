import type { PlacedChallenge } from '../games/task-rows';
import type { Seeded } from '../seeded';

/** A challenge a team solved, and when. */
interface Stop {
  readonly challenge: PlacedChallenge;
  readonly at: number;
  /** The chosen option of a split path. */
  readonly option?: string;
}

/** The course of one team through a game. */
export interface Route {
  readonly stops: readonly Stop[];
  /** Challenges that were open to the team but not solved. */
  readonly left: readonly PlacedChallenge[];
}

/** The period of a game, in milliseconds. */
export interface PlayTime {
  readonly start: number;
  /** End of the game, or now while it is live. */
  readonly until: number;
}

const MINUTE = 60_000;

const opensAt = (challenge: PlacedChallenge, time: PlayTime) => time.start + (challenge.opens ?? 0) * MINUTE;
const closesAt = (challenge: PlacedChallenge, time: PlayTime) =>
  challenge.closes === undefined ? time.until : time.start + challenge.closes * MINUTE;

/** The challenges a team can solve: open in time, and on its side of every split path. */
function within(challenges: readonly PlacedChallenge[], time: PlayTime, option: string | undefined) {
  const open = challenges.filter((challenge) => {
    const [, ...options] = challenge.after ?? [0];
    return opensAt(challenge, time) < time.until && (options.length === 0 || options.includes(option ?? ''));
  });
  return open.filter(({ after }) => !after || open.some(({ position }) => position === after[0]));
}

/** Skips this many challenges that nothing else depends on, questions first. */
function leaveOut(random: Seeded, open: readonly PlacedChallenge[], count: number): PlacedChallenge[] {
  const needed = new Set(open.map(({ after }) => after?.[0]));
  const free = random.shuffled(open.filter(({ position, type }) => !needed.has(position) && type !== 11));
  const weight = (challenge: PlacedChallenge) => (challenge.type === 5 || challenge.type === 6 ? 0 : 1);
  return [...free].sort((a, b) => weight(a) - weight(b)).slice(0, count);
}

/**
 * Draws a team's course: which challenges it solves, in an order the locks allow, at times spread over the game.
 * @param solved how many it solves, limited by how many are open to it
 */
export function drawRoute(
  random: Seeded,
  challenges: readonly PlacedChallenge[],
  time: PlayTime,
  solved: number,
): Route {
  const split = challenges.find(({ type }) => type === 11);
  const option = split?.choices ? random.pick(split.choices) : undefined;
  const open = within(challenges, time, option);
  const left = leaveOut(random, open, Math.max(0, open.length - solved));
  // Challenges that close before the end come early; otherwise a team might find them closed.
  const urge = (challenge: PlacedChallenge) =>
    closesAt(challenge, time) < time.until ? random.between(0, 8) : challenge.position + random.between(-12, 12);
  const waiting = new Map(
    open.filter((challenge) => !left.includes(challenge)).map((challenge) => [challenge, urge(challenge)]),
  );
  const done = new Set<number>();
  const stops: Stop[] = [];
  const count = waiting.size;
  const step = (time.until - time.start - 3 * MINUTE) / Math.max(count, 1);
  for (let index = 0; index < count; index += 1) {
    const at = Math.floor(time.start + 2 * MINUTE + (index + 0.15 + random.next() * 0.75) * step);
    const possible = [...waiting].filter(
      ([challenge]) =>
        (!challenge.after || done.has(challenge.after[0])) &&
        at >= opensAt(challenge, time) &&
        at < closesAt(challenge, time),
    );
    const next = possible.sort((a, b) => a[1] - b[1])[0]?.[0];
    if (!next) throw new Error(`No challenge is open to the team at step ${index + 1} of ${count}`);
    waiting.delete(next);
    done.add(next.position);
    stops.push({ challenge: next, at, ...(next === split && option !== undefined ? { option } : {}) });
  }
  return { stops, left };
}
