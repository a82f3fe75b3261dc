import * as z from '@waymark/contract/schema';
import { instantOrNull, list, number, numberOrNull, text } from './shape';

/**
 * How a game was played. A challenge counts as done by a team once one of its answers was accepted, else as waiting while one
 * waits for a decision, else as rejected.
 */
export const gameProgressSchema = z.looseObject({
  teams: list(z.looseObject({ id: number(), name: text() })),
  /** The groups of the game, to choose one of them. */
  groups: list(z.looseObject({ id: number(), name: text() })),
  challenges: list(
    z.looseObject({
      id: number(),
      name: text(),
      position: number(),
      task_type: number(),
      /** Teams that answered it, and that are done with it. */
      tried: number(),
      solved: number(),
      /** Rejected answers. */
      rejected: number(),
      /** Points given for it. */
      points: number(),
      /** Hints opened by teams. */
      hints: number(),
      /** Half of the teams took longer than this since the challenge they did before. */
      seconds: numberOrNull(),
      /** The challenge that most teams solved before this one; null where that is not known. */
      after: numberOrNull(),
    }),
  ),
  /** A text per team with a letter per challenge, both in the order above: done, waiting, rejected, or `-`. */
  states: list(text()),
  /** Answers in steps of equal length. */
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
        /** Nine of ten were decided faster. */
        most: numberOrNull(),
        longest: numberOrNull(),
        /** Decisions within the first minute, the second and so on; the last one holds all others. */
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
/** How far a team came with a challenge. */
export type ProgressState = keyof typeof PROGRESS_STATE;
/** Minutes that `judging.minutes` tells apart. */
export const JUDGING_MINUTES = 13;
