import * as z from '@waymark/contract/schema';
import { answerReviewSchema, REVIEW_DECISIONS, reviewSchema } from '../entities/review';
import { list, number } from '../entities/shape';
import { decisionParts } from './answers';
import { idParam, meta, pageParam, perPageParam } from './parts';
import { defineRoute } from './route';

/** Most submissions that are named in one decision. */
export const DECIDED_MAX = 1000;

const ids = () => list(z.number());

/**
 * Decide about several submissions at once: those that are named, or all of a challenge that wait. One that is named with its
 * `review_key` is decided while that is its key; one without a key is accepted or rejected while it waits, and featured unless
 * it is rejected. All others are `left`. Accepted without points, each keeps what it earned.
 */
export const decideAnswers = defineRoute({
  method: 'PUT',
  path: '/answers/bulk.json',
  audience: 'signed-in',
  once: true,
  capability: 'answer-bulk',
  byLink: true,
  summary: 'Accept, reject or feature several submissions',
  body: z.object({
    game_id: idParam(),
    decision: z.enum(REVIEW_DECISIONS),
    answers: z.optional(
      z
        .array(z.object({ id: idParam(), review_key: z.optional(z.string().check(z.maxLength(64))) }))
        .check(z.minLength(1), z.maxLength(DECIDED_MAX)),
    ),
    task_id: z.optional(idParam()),
    ...decisionParts,
  }),
  answer: z.looseObject({ ids: ids(), left: ids(), undo_id: number() }),
});

/**
 * Take a decision back, at any time: judges and administrators anybody's, coordinators their own. What was decided again since
 * then stays as it is and is `kept`.
 */
export const undoReview = defineRoute({
  method: 'POST',
  path: '/answers/undo.json',
  audience: 'signed-in',
  once: true,
  capability: 'answer-undo',
  byLink: true,
  summary: 'Take a decision about submissions back',
  body: z.object({ game_id: idParam(), undo_id: idParam() }),
  answer: z.looseObject({ ids: ids(), kept: ids(), undo_id: number() }),
});

/** What was decided in a game, newest first; for who reviews. */
export const listReviews = defineRoute({
  method: 'GET',
  path: '/answers/reviews/{id}.json',
  audience: 'signed-in',
  capability: 'answer-history',
  byLink: true,
  summary: 'What was decided in a game, newest first',
  params: z.object({ id: idParam() }),
  query: z.object({ page: pageParam(), per_page: perPageParam() }),
  answer: z.looseObject({ reviews: list(reviewSchema), meta: meta() }),
});

/** What was decided about one submission, newest first, with its points before and after; for who reviews. */
export const listAnswerReviews = defineRoute({
  method: 'GET',
  path: '/answers/{id}/history.json',
  audience: 'signed-in',
  capability: 'answer-history',
  byLink: true,
  summary: 'What was decided about a submission, newest first',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: idParam() }),
  answer: z.looseObject({ reviews: list(answerReviewSchema) }),
});
