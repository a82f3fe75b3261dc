import * as z from '@waymark/contract/schema';
import { instantOrNull, list, number } from './shape';

const counts = {
  answers: number(),
  /** Answers that solved a challenge, and rejected ones. */
  solved: number(),
  rejected: number(),
};
const side = z.looseObject({
  ...counts,
  points: number(),
  /** Teams that answered. */
  teams: number(),
  /** The first and the last answer. */
  from: instantOrNull(),
  to: instantOrNull(),
});
const counted = z.looseObject(counts);

/** What was answered before a moment and since. */
export const gameMomentSchema = z.looseObject({
  before: side,
  after: side,
  /** Challenges with any answer. */
  challenges: list(z.looseObject({ id: z.number(), before: counted, after: counted })),
});
/** What was answered before a moment and since. */
export type GameMoment = z.infer<typeof gameMomentSchema>;
/** One side of a moment. */
export type MomentSide = GameMoment['before'];
