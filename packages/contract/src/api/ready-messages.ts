import * as z from '@waymark/contract/schema';
import { readyMessageSchema } from '../entities/ready-message';
import { REVIEW_DECISIONS } from '../entities/review';
import { writeAnswer } from './answer-shapes';
import { REVIEW_MESSAGE_MAX } from './answers';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

const messageText = () => z.string().check(z.maxLength(REVIEW_MESSAGE_MAX));
const decision = () => z.optional(z.enum(['', ...REVIEW_DECISIONS]));

/** Maximum number of ready messages of a game, and of a white label. */
export const READY_MESSAGES_MAX = 100;

/** Ready-made messages for decisions: the game's own, then those of the white label. */
export const listReadyMessages = defineRoute({
  method: 'GET',
  path: '/answers/messages/{id}.json',
  audience: 'signed-in',
  capability: 'ready-messages',
  byLink: true,
  summary: 'Ready messages of a game and of its white label',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({ messages: z.array(readyMessageSchema) }),
});

/** Add a ready message to a game; as super administrator, also to every game of the white label. */
export const createReadyMessage = defineRoute({
  method: 'POST',
  path: '/answers/messages.json',
  audience: 'signed-in',
  once: true,
  capability: 'ready-messages',
  summary: 'Add a ready message',
  body: z.object({
    game_id: idParam(),
    text: messageText(),
    decision: decision(),
    everywhere: z.optional(z.union([z.literal(0), z.literal(1)])),
  }),
  answer: writeAnswer('message', readyMessageSchema),
});

/** Change a ready message; `position` is its index in the list, from 1. */
export const updateReadyMessage = defineRoute({
  method: 'PUT',
  path: '/answers/messages/{id}.json',
  audience: 'signed-in',
  capability: 'ready-messages',
  summary: 'Change a ready message',
  params: z.object({ id: idParam() }),
  body: z.object({
    game_id: idParam(),
    text: z.optional(messageText()),
    decision: decision(),
    position: z.optional(z.number().check(z.int(), z.gte(1), z.lte(READY_MESSAGES_MAX))),
  }),
  answer: writeAnswer('message', readyMessageSchema),
});

/** Delete a ready message. */
export const deleteReadyMessage = defineRoute({
  method: 'DELETE',
  path: '/answers/messages/{id}.json',
  audience: 'signed-in',
  capability: 'ready-messages',
  summary: 'Delete a ready message',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: idParam() }),
  answer: anyAnswer,
});
