import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Queries } from '../db/database';
import { ANSWER_BYTES, AnswerReader } from './packed-answers';
import { findPacked } from './packed-repo';
import type { Slice } from './slice';

/** A game, and whether its answers count before they are reviewed. */
export interface CountedGame {
  readonly id: number;
  readonly review: string;
}

/** Bytes of answers to count before yielding to other calls: a few milliseconds of work. */
const AT_ONCE = 10_000 * ANSWER_BYTES;

/** Counts the answers of a part of a game, team by team. */
export async function eachTeam(
  queries: Queries,
  { id, review }: CountedGame,
  slice: Slice,
  count: (team: number, answers: AnswerReader) => void,
): Promise<void> {
  let read = 0;
  for (const { team, answers } of await findPacked(queries, id, slice)) {
    count(team, new AnswerReader(answers, review, slice));
    read += answers.byteLength;
    if (read < AT_ONCE) continue;
    read = 0;
    await nextTurn();
  }
}
