import * as z from '@waymark/contract/schema';
import { answerSchema, claimSchema } from '../entities/answer';
import { instantOrNull, list, number, numberOrNull, text } from '../entities/shape';
import { listAnswer } from './answer-shapes';
import { anyAnswer, idParam, perPageParam } from './parts';
import { defineRoute } from './route';

/** Order of the review queue; by team only for people who may know the teams. */
export const QUEUE_ORDERS = ['newest', 'waiting', 'challenge', 'team'] as const;
/** An order of waiting submissions. */
export type QueueOrder = (typeof QUEUE_ORDERS)[number];

/** Seconds after which a claim expires unless it is renewed. */
export const CLAIM_SECONDS = 60;

const narrowing = {
  order: z.optional(z.enum(QUEUE_ORDERS)),
  task_id: z.optional(idParam()),
  team_id: z.optional(idParam()),
};

/** The review queue, longest `waiting` first by default, after the submission `after`. */
export const listQueue = defineRoute({
  method: 'GET',
  path: '/answers/queue/{id}.json',
  audience: 'signed-in',
  capability: 'answer-queue',
  byLink: true,
  summary: 'Submissions that wait for a decision',
  params: z.object({ id: idParam() }),
  query: z.object({
    ...narrowing,
    after: z.optional(idParam()),
    per_page: perPageParam(),
    /** 1 leaves out submissions claimed by others. */
    free: z.optional(z.union([z.literal('1'), z.literal('0')])),
  }),
  /** `next` is the next page's `after`; null at the end. */
  answer: listAnswer('answers', answerSchema, { next: numberOrNull() }),
});

/** The state of a game's review queue: how much is waiting, since when, and how fast it is decided. */
export const countQueue = defineRoute({
  method: 'GET',
  path: '/answers/statistics/{id}.json',
  audience: 'signed-in',
  capability: 'answer-queue',
  byLink: true,
  summary: 'What waits for a decision in a game, and how fast it is decided',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({
    waiting: number(),
    oldest_at: instantOrNull(),
    /** Submissions decided since midnight in the game's zone, and within the last hour. */
    decided_today: number(),
    decided_last_hour: number(),
    challenges: list(z.looseObject({ id: number(), name: text(), waiting: number() })),
  }),
});

/**
 * Claim a submission or renew the claim: it is left out for others for `CLAIM_SECONDS`. 409 if somebody else has
 * claimed it.
 */
export const claimAnswer = defineRoute({
  method: 'PUT',
  path: '/answers/{id}/claim.json',
  audience: 'signed-in',
  capability: 'answer-claims',
  byLink: true,
  summary: 'Say that one looks at a submission',
  params: z.object({ id: idParam() }),
  body: z.object({ game_id: idParam() }),
  answer: z.looseObject({ claim: claimSchema }),
});

/** Release a claim. Without one, nothing happens. */
export const releaseAnswer = defineRoute({
  method: 'DELETE',
  path: '/answers/{id}/claim.json',
  audience: 'signed-in',
  capability: 'answer-claims',
  byLink: true,
  summary: 'Say that one looks at a submission no more',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: idParam() }),
  answer: anyAnswer,
});

/** Claim the next unclaimed submission of the queue. */
export const claimNextAnswer = defineRoute({
  method: 'POST',
  path: '/answers/next.json',
  audience: 'signed-in',
  capability: 'answer-claims',
  byLink: true,
  summary: 'The next submission that nobody looks at',
  body: z.object({ game_id: idParam(), ...narrowing, after: z.optional(idParam()) }),
  answer: z.looseObject({ answer: z.catch(z.optional(z.nullable(answerSchema)), undefined) }),
});
