import { type Answer, type AnswerId, answerSchema, REVIEW_DECISIONS, type TaskId } from '@waymark/contract';
import * as z from '@waymark/contract/schema';
import type { Decision } from './decision';

/** A decision on its way to the provider. */
export interface OutboxEntry extends Decision {
  /** `waiting` for a connection; in `conflict` until somebody chooses between the two decisions. */
  readonly state: 'sending' | 'waiting' | 'conflict';
  /** The answer as somebody else decided it meanwhile, where the provider says. */
  readonly theirs?: Answer | undefined;
}

const entrySchema = z.object({
  key: z.string(),
  at: z.string(),
  decision: z.enum(REVIEW_DECISIONS),
  answers: z.array(z.object({ id: z.number(), review_key: z.optional(z.string()) })),
  allOf: z.optional(z.number()),
  points: z.optional(z.number()),
  message: z.string(),
  state: z.enum(['sending', 'waiting', 'conflict']),
  theirs: z.catch(z.optional(answerSchema), undefined),
});

/** Reads an entry as it was kept on the device; undefined for anything else. */
export function readEntry(json: unknown): OutboxEntry | undefined {
  const read = entrySchema.safeParse(json);
  if (!read.success) return undefined;
  const { points, theirs, answers, allOf, ...entry } = read.data;
  return {
    ...entry,
    // Ids are branded where they come into the program.
    answers: answers.map(({ id, review_key }) => ({ id: id as AnswerId, review_key })),
    allOf: allOf as TaskId | undefined,
    points,
    theirs,
  };
}
