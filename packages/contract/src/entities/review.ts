import * as z from '@waymark/contract/schema';
import { instant, instantOrNull, number, numberOrNull, text, textOrNull } from './shape';

/** Possible decisions about a submission. */
export const REVIEW_DECISIONS = ['accept', 'reject', 'feature'] as const;
/** A decision about a submission. */
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

const decisionFields = {
  /** Undoes it. */
  id: number(),
  /** One of `REVIEW_DECISIONS`, or `undo`. */
  decision: text(),
  /** The message to the teams. */
  message: textOrNull(),
  /** Null for a deleted account. */
  user: z.catch(z.optional(z.nullable(z.looseObject({ id: number(), name: text() }))), undefined),
  created_at: instant(),
  /** When it was undone. */
  undone_at: instantOrNull(),
  /** The decision it undoes. */
  undoes_id: numberOrNull(),
};

/** A decision about one submission or many. */
export const reviewSchema = z.looseObject({
  ...decisionFields,
  /** Submissions it was about. */
  count: number(),
  /** The submission, if there is only one. */
  answer_id: numberOrNull(),
  /** Its challenge and team, if the reader may know them. */
  task: z.catch(z.optional(z.looseObject({ id: number(), name: text() })), undefined),
  team: z.catch(z.optional(z.looseObject({ id: number(), name: text() })), undefined),
});
/** A decision about one submission or many. */
export type Review = z.infer<typeof reviewSchema>;

const state = () =>
  z.catch(
    z.optional(
      z.looseObject({
        points: number(),
        approved_at: instantOrNull(),
        rejected_at: instantOrNull(),
        featured_at: instantOrNull(),
      }),
    ),
    undefined,
  );

/** A decision about one submission, with the state before and after. */
export const answerReviewSchema = z.looseObject({ ...decisionFields, before: state(), after: state() });
/** A decision about one submission. */
export type AnswerReview = z.infer<typeof answerReviewSchema>;
