import * as z from '@waymark/contract/schema';
import { answerReviewSchema, REVIEW_DECISIONS, reviewSchema } from '../entities/review';
import { list, number } from '../entities/shape';
import { decisionParts } from './answers';
import { idParam, meta, pageParam, perPageParam } from './parts';
import { defineRoute } from './route';

/** Maximum number of submissions named in one decision. */
export const DECIDED_MAX = 1000;

const ids = () => list(z.number());

/**
 * Decide several submissions at once: those named, or all waiting ones of a challenge. One named with its `review_key`
 * is decided if the key is current; one without is accepted or rejected if it is waiting, and featured unless it is
 * rejected. The rest is `left`. Accepted without points, each keeps what it earned.
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
 * Undo a decision, at any time: judges and administrators any, coordinators their own. Submissions decided again since
 * stay as they are and are `kept`.
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

/** The decisions in a game, newest first; for reviewers. */
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

/** The decisions about one submission, newest first, with points before and after; for reviewers. */
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
