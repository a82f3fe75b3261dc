import type { GameMoment, MomentSide } from '@waymark/contract';
import type { Queries } from '../db/database';
import { type CountedGame, eachTeam } from './each-team';
import { ANSWER_KIND } from './packed-answers';
import type { Slice } from './slice';

type Counts = { answers: number; solved: number; rejected: number };

/** Counts on one side of the moment. */
class Side {
  points = 0;
  teams = 0;
  first = Number.POSITIVE_INFINITY;
  last = 0;
  readonly all = nothing();
  readonly challenges = new Map<number, Counts>();

  of(challenge: number): Counts {
    const known = this.challenges.get(challenge);
    if (known) return known;
    const made = nothing();
    this.challenges.set(challenge, made);
    return made;
  }

  summary(): MomentSide {
    const { all, points, teams, first, last } = this;
    const isEmpty = all.answers === 0;
    return { ...all, points, teams, from: isEmpty ? null : instantOf(first), to: isEmpty ? null : instantOf(last) };
  }
}

const nothing = (): Counts => ({ answers: 0, solved: 0, rejected: 0 });
const instantOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Counts the answers before a moment (in seconds since 1970) and from it on. */
export async function findMoment(queries: Queries, game: CountedGame, at: number, slice: Slice): Promise<GameMoment> {
  const [before, after] = [new Side(), new Side()];
  await eachTeam(queries, game, slice, (_, answers) => {
    const seen = new Set<Side>();
    while (answers.next()) {
      const { given, kind } = answers;
      const side = given < at ? before : after;
      seen.add(side);
      const own = side.of(answers.challenge);
      own.answers += 1;
      side.all.answers += 1;
      side.first = Math.min(side.first, given);
      side.last = Math.max(side.last, given);
      if (kind === ANSWER_KIND.rejected) {
        own.rejected += 1;
        side.all.rejected += 1;
      }
      if (kind !== ANSWER_KIND.done) continue;
      own.solved += 1;
      side.all.solved += 1;
      side.points += answers.points;
    }
    for (const side of seen) side.teams += 1;
  });
  const ids = new Set([...before.challenges.keys(), ...after.challenges.keys()]);
  return {
    before: before.summary(),
    after: after.summary(),
    challenges: [...ids].map((id) => ({
      id,
      before: before.challenges.get(id) ?? nothing(),
      after: after.challenges.get(id) ?? nothing(),
    })),
  };
}
