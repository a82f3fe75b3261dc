import * as z from '@waymark/contract/schema';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

/** How a blast reaches people. */
export const BLAST_METHOD = { push: 0, email: 1, chatAsAdministrator: 2, chatAsSystem: 3 } as const;
/** How a blast reaches people. */
export type BlastMethod = (typeof BLAST_METHOD)[keyof typeof BLAST_METHOD];

/** Maximum length of a blast's subject. */
export const BLAST_SUBJECT_MAX = 255;
/** Maximum length of a blast's message. */
export const BLAST_MESSAGE_MAX = 5000;

/** Write to everybody who plays a game. */
export const sendBlast = defineRoute({
  method: 'POST',
  path: '/games/{id}/blast.json',
  audience: 'signed-in',
  once: true,
  summary: 'Write to everybody who plays',
  params: z.object({ id: idParam() }),
  body: z.object({
    method: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    subject: z.string().check(z.maxLength(BLAST_SUBJECT_MAX)),
    message: z.string().check(z.maxLength(BLAST_MESSAGE_MAX)),
  }),
  answer: anyAnswer,
});
