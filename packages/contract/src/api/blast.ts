import * as z from '@waymark/contract/schema';
import { blastSchema } from '../entities/blast';
import { writeAnswer } from './answer-shapes';
import { idParam, meta, pageParam, perPageParam } from './parts';
import { defineRoute } from './route';

/** How a blast reaches people. */
export const BLAST_METHOD = { push: 0, email: 1, chatAsAdministrator: 2, chatAsSystem: 3 } as const;
/** How a blast reaches people. */
export type BlastMethod = (typeof BLAST_METHOD)[keyof typeof BLAST_METHOD];

/** Maximum length of a blast's subject. */
export const BLAST_SUBJECT_MAX = 255;
/** Maximum length of a blast's message. */
export const BLAST_MESSAGE_MAX = 5000;

/** Longest time between a blast and the start or finish it follows, in minutes: a week. */
export const BLAST_OFFSET_MAX = 10_080;
/** Maximum number of teams a blast names. */
const MOST_TEAMS = 10_000;

const ref = () => z.optional(z.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)));

/**
 * Send a message to everybody who plays a game, at once. With the capability `blasts` also to a group, teams or one
 * player, and at a given time (`send_at`) or some minutes from the start or finish (`anchor`, `offset`).
 */
export const sendBlast = defineRoute({
  method: 'POST',
  path: '/games/{id}/blast.json',
  audience: 'signed-in',
  once: true,
  summary: 'Write to those who play',
  params: z.object({ id: idParam() }),
  body: z.object({
    method: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    subject: z.string().check(z.maxLength(BLAST_SUBJECT_MAX)),
    message: z.string().check(z.maxLength(BLAST_MESSAGE_MAX)),
    group_id: ref(),
    team_ids: z.optional(z.array(z.number().check(z.int(), z.gte(1))).check(z.minLength(1), z.maxLength(MOST_TEAMS))),
    player_id: ref(),
    /** ISO 8601. */
    send_at: z.optional(z.string().check(z.maxLength(40))),
    anchor: z.optional(z.enum(['start', 'finish'])),
    /** Minutes after the anchor; negative ones are before it. */
    offset: z.optional(z.number().check(z.int(), z.gte(-BLAST_OFFSET_MAX), z.lte(BLAST_OFFSET_MAX))),
  }),
  answer: writeAnswer('blast', blastSchema),
});

/** The blasts of a game, sent and scheduled, newest first; for its administrators. */
export const listBlasts = defineRoute({
  method: 'GET',
  path: '/games/{id}/blasts.json',
  audience: 'signed-in',
  capability: 'blasts',
  summary: 'What was and will be written to those who play',
  params: z.object({ id: idParam() }),
  query: z.object({ page: pageParam(), per_page: perPageParam() }),
  answer: z.looseObject({ blasts: z.array(blastSchema), meta: meta() }),
});

/** Cancel a blast before it is sent, or the rest of it. 409 if it has been sent. */
export const stopBlast = defineRoute({
  method: 'DELETE',
  path: '/games/{id}/blasts/{blast_id}.json',
  audience: 'signed-in',
  capability: 'blasts',
  summary: 'Stop a blast before it goes',
  params: z.object({ id: idParam(), blast_id: idParam() }),
  answer: writeAnswer('blast', blastSchema),
});
