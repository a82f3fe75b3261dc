import * as z from '@waymark/contract/schema';
import { instant, instantOrNull, number, numberOrNull, text, textOrNull } from './shape';

/** What can be decided about a submission. */
export const REVIEW_DECISIONS = ['accept', 'reject', 'feature'] as const;
/** A decision about a submission. */
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

const decisionFields = {
  /** Takes it back. */
  id: number(),
  /** One of `REVIEW_DECISIONS`, or `undo`. */
  decision: text(),
  /** What the teams were told. */
  message: textOrNull(),
  /** Null for an account that is gone. */
  user: z.catch(z.optional(z.nullable(z.looseObject({ id: number(), name: text() }))), undefined),
  created_at: instant(),
  /** When it was taken back. */
  undone_at: instantOrNull(),
  /** The decision that this one takes back. */
  undoes_id: numberOrNull(),
};

/** A decision about one submission or many. */
export const reviewSchema = z.looseObject({
  ...decisionFields,
  /** Submissions it was about. */
  count: number(),
  /** The submission, where it is about one. */
  answer_id: numberOrNull(),
  /** Its challenge and its team, as far as the reader may know them. */
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

/** A decision about one submission: what it was before and what it became. */
export const answerReviewSchema = z.looseObject({ ...decisionFields, before: state(), after: state() });
/** A decision about one submission. */
export type AnswerReview = z.infer<typeof answerReviewSchema>;
