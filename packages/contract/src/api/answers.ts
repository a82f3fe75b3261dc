import * as z from '@waymark/contract/schema';
import { answerSchema } from '../entities/answer';
import { listOrNone, needed, number, text, textOrNull } from '../entities/shape';
import { POINTS_MAX } from '../entities/task-type';
import { entityAnswer, listAnswer, writeAnswer } from './answer-shapes';
import { anyAnswer, idParam, meta, pageParam, perPageParam } from './parts';
import { defineRoute } from './route';

const switched = () => z.optional(z.union([z.literal('1'), z.literal('0')]));

/** The submissions of a game for reviewers, newest first ([G50]). */
export const listAnswers = defineRoute({
  method: 'GET',
  path: '/answers/game/{id}.json',
  audience: 'signed-in',
  byLink: true,
  summary: 'Submissions of a game to review, newest first',
  params: z.object({ id: idParam() }),
  query: z.object({
    page: pageParam(),
    per_page: perPageParam(),
    task_id: z.optional(idParam()),
    team_id: z.optional(idParam()),
    featured: switched(),
  }),
  answer: listAnswer('answers', answerSchema, { count: number(), meta: meta() }),
});

/** The submissions of a game that everybody in it may see, newest first; `max_id` is exclusive ([G56]). */
export const streamAnswers = defineRoute({
  method: 'GET',
  path: '/answers/stream/{id}.json',
  audience: 'signed-in',
  summary: 'The stream of a game, of one challenge or of one team',
  params: z.object({ id: idParam() }),
  query: z.object({
    per_page: perPageParam(),
    max_id: z.optional(idParam()),
    task_id: z.optional(idParam()),
    team_id: z.optional(idParam()),
  }),
  answer: listAnswer('answers', answerSchema, { count: number() }),
});

/** The slideshow of a game, newest first; `max_id` is exclusive ([G57]). */
export const showAnswers = defineRoute({
  method: 'GET',
  path: '/answers/slideshow/{id}.json',
  audience: 'signed-in',
  summary: 'The submissions of a game for its slideshow',
  params: z.object({ id: idParam() }),
  query: z.object({ per_page: perPageParam(), max_id: z.optional(idParam()) }),
  answer: listAnswer('answers', answerSchema, {
    /** Ids of the game's featured submissions, or the submissions themselves ([G57]). */
    featured: listOrNone(z.union([needed(), z.looseObject({ id: needed() })])),
    count: number(),
    /**
     * With the capability `slideshow-brand`: the game's brand as everybody in it may see it; on the newest page only.
     */
    brand: z.catch(z.optional(z.looseObject({ top_nav_background_color: text(), logo: textOrNull() })), undefined),
  }),
});

/** One submission: any for reviewers, otherwise those in streams and of the caller's team. */
export const getAnswer = defineRoute({
  method: 'GET',
  path: '/answers/{id}.json',
  audience: 'signed-in',
  byLink: true,
  summary: 'One submission',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: idParam() }),
  answer: entityAnswer('answer', answerSchema),
});

/** Maximum length of the message with a decision. */
export const REVIEW_MESSAGE_MAX = 1024;

/** Options of every decision. */
export const decisionParts = {
  points: z.optional(z.number().check(z.int(), z.gte(0), z.lte(POINTS_MAX))),
  /** Message to the team; `%{key}` stands for a personalisation. */
  message: z.optional(z.string().check(z.maxLength(REVIEW_MESSAGE_MAX))),
};

const reviewBody = () =>
  z.object({
    id: z.optional(idParam()),
    game_id: idParam(),
    /** 409 if somebody has reviewed the submission meanwhile; the response has its current state under `answer`. */
    review_key: z.string().check(z.maxLength(64)),
    ...decisionParts,
  });

/** The submission after a decision, and the id for undoing it. */
const decided = () => writeAnswer('answer', answerSchema, { undo_id: number() });

/**
 * Accept a submission; the sent points are final ([G51], [G53]). 403 for a coordinator who changes the points, which
 * only judges and administrators may.
 */
export const acceptAnswer = defineRoute({
  method: 'PUT',
  path: '/answers/{id}/accept.json',
  audience: 'signed-in',
  summary: 'Accept a submission',
  params: z.object({ id: idParam() }),
  body: reviewBody(),
  byLink: true,
  answer: decided(),
});

/** Reject a submission: it earns nothing and is hidden. */
export const rejectAnswer = defineRoute({
  method: 'PUT',
  path: '/answers/{id}/reject.json',
  audience: 'signed-in',
  summary: 'Reject a submission',
  params: z.object({ id: idParam() }),
  body: reviewBody(),
  byLink: true,
  answer: decided(),
});

/** Feature a submission. 422 for a rejected one, which is hidden. */
export const featureAnswer = defineRoute({
  method: 'PUT',
  path: '/answers/{id}/feature.json',
  audience: 'signed-in',
  summary: 'Feature a submission',
  params: z.object({ id: idParam() }),
  body: reviewBody(),
  byLink: true,
  answer: decided(),
});

/**
 * Regenerate the pictures and stills of a submission. For administrators and coordinators; `regenerate` is true and its
 * files are placeholders until it is done.
 */
export const regenerateAnswer = defineRoute({
  method: 'PUT',
  path: '/answers/regenerate.json',
  audience: 'signed-in',
  summary: 'Have the media of a submission made again',
  body: z.object({ id: idParam() }),
  answer: writeAnswer('answer', answerSchema),
});

/** Delete all submissions of a game; for super administrators. */
export const emptyGame = defineRoute({
  method: 'DELETE',
  path: '/games/{id}/empty.json',
  audience: 'signed-in',
  summary: 'Delete all submissions of a game',
  params: z.object({ id: idParam() }),
  answer: anyAnswer,
});
