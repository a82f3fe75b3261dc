import { type Answer, type AnswerId, answerSchema, REVIEW_DECISIONS, type TaskId } from '@waymark/contract';
import * as z from '@waymark/contract/schema';
import type { Decision } from './decision';

/** A decision being sent. */
export interface OutboxEntry extends Decision {
  /** `waiting` for a connection; in `conflict` until the judge chooses between the two decisions. */
  readonly state: 'sending' | 'waiting' | 'conflict';
  /** The answer with someone else's decision, if the provider returns it. */
  readonly theirs?: Answer | undefined;
}

const entrySchema = z.object({
  key: z.string(),
  at: z.string(),
  decision: z.enum(REVIEW_DECISIONS),
  answers: z.array(z.object({ id: z.number(), review_key: z.optional(z.string()), points: z.optional(z.number()) })),
  allOf: z.optional(z.number()),
  points: z.optional(z.number()),
  message: z.string(),
  who: z.optional(z.string()),
  chosen: z.optional(z.number()),
  state: z.enum(['sending', 'waiting', 'conflict']),
  theirs: z.catch(z.optional(answerSchema), undefined),
});

/** Reads a stored entry; undefined for anything else. */
export function readEntry(json: unknown): OutboxEntry | undefined {
  const read = entrySchema.safeParse(json);
  if (!read.success) return undefined;
  const { points, theirs, answers, allOf, ...entry } = read.data;
  return {
    ...entry,
    // Brands the ids at the boundary.
    answers: answers.map((one) => ({ ...one, id: one.id as AnswerId })),
    allOf: allOf as TaskId | undefined,
    points,
    theirs,
  };
}
