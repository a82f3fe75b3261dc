import * as z from '@waymark/contract/schema';
import { instantOrNull, list, number, numberOrNull, text } from './shape';

/**
 * How a game was played. A team has done a challenge once one of its answers was accepted; otherwise it is waiting
 * while one awaits a decision, otherwise rejected.
 */
export const gameProgressSchema = z.looseObject({
  teams: list(z.looseObject({ id: number(), name: text() })),
  /** The groups of the game, for filtering. */
  groups: list(z.looseObject({ id: number(), name: text() })),
  challenges: list(
    z.looseObject({
      id: number(),
      name: text(),
      position: number(),
      task_type: number(),
      /** Teams that answered it, and that have done it. */
      tried: number(),
      solved: number(),
      /** Rejected answers. */
      rejected: number(),
      /** Points awarded for it. */
      points: number(),
      /** Hints opened by teams. */
      hints: number(),
      /** Median time since the challenge done before. */
      seconds: numberOrNull(),
      /** The challenge most teams solved before this one; null if unknown. */
      after: numberOrNull(),
    }),
  ),
  /** A string per team with a letter per challenge, in the order above: done, waiting, rejected, or `-`. */
  states: list(text()),
  /** Answers in intervals of equal length. */
  times: z.catch(
    z.optional(
      z.looseObject({ from: instantOrNull(), step: number(), answers: list(z.number()), rejected: list(z.number()) }),
    ),
    undefined,
  ),
  /** Seconds between answers and the decisions of judges. */
  judging: z.catch(
    z.optional(
      z.looseObject({
        median: numberOrNull(),
        /** 90th percentile. */
        most: numberOrNull(),
        longest: numberOrNull(),
        /** Decisions within the first minute, the second and so on; the last one holds the rest. */
        minutes: list(z.number()),
        judges: list(z.looseObject({ id: number(), name: text(), answers: number(), median: numberOrNull() })),
      }),
    ),
    undefined,
  ),
});
/** How a game was played. */
export type GameProgress = z.infer<typeof gameProgressSchema>;

/** Letters of `states`. */
export const PROGRESS_STATE = { done: 'd', waiting: 'w', rejected: 'r', missing: '-' } as const;
/** A team's state in a challenge. */
export type ProgressState = keyof typeof PROGRESS_STATE;
/** Number of minutes distinguished in `judging.minutes`. */
export const JUDGING_MINUTES = 13;
