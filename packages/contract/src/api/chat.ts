import * as z from '@waymark/contract/schema';
import { chatLineSchema, chatSchema } from '../entities/chat';
import { flag, list } from '../entities/shape';
import { writeAnswer } from './answer-shapes';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

/** Maximum length of a chat message. */
export const CHAT_TEXT_MAX = 2000;

const line = () => z.object({ text: z.string().check(z.regex(/\S/), z.maxLength(CHAT_TEXT_MAX)) });
const lineAnswer = writeAnswer('line', chatLineSchema);
const linesAnswer = z.looseObject({
  /** The latest messages, oldest first. */
  lines: list(chatLineSchema),
  /** Whether teams can answer (`notifications_bidirectional`). */
  answers: flag(),
});

/** The chat between organisers and the caller's team. */
export const readPlayChat = defineRoute({
  method: 'GET',
  path: '/play/chat/{id}.json',
  audience: 'signed-in',
  capability: 'chat',
  summary: 'The chat of the own team',
  params: z.object({ id: idParam() }),
  answer: linesAnswer,
});

/** Send a message to the organisers. 409 if the game's chat is off. */
export const writePlayChat = defineRoute({
  method: 'POST',
  path: '/play/chat/{id}.json',
  audience: 'signed-in',
  capability: 'chat',
  once: true,
  summary: 'Write to the organisers',
  params: z.object({ id: idParam() }),
  body: line(),
  answer: lineAnswer,
});

/** The chats of a game, latest first; for its administrators. */
export const listChats = defineRoute({
  method: 'GET',
  path: '/games/{id}/chats.json',
  audience: 'signed-in',
  capability: 'chat',
  summary: 'The chats with the teams of a game',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({ chats: list(chatSchema), answers: flag() }),
});

/** The chat with one team. */
export const readChat = defineRoute({
  method: 'GET',
  path: '/games/{id}/chats/{team_id}.json',
  audience: 'signed-in',
  capability: 'chat',
  summary: 'The chat with a team',
  params: z.object({ id: idParam(), team_id: idParam() }),
  answer: linesAnswer,
});

/** Send a message to one team. */
export const writeChat = defineRoute({
  method: 'POST',
  path: '/games/{id}/chats/{team_id}.json',
  audience: 'signed-in',
  capability: 'chat',
  once: true,
  summary: 'Write to a team',
  params: z.object({ id: idParam(), team_id: idParam() }),
  body: line(),
  answer: lineAnswer,
});

/** Mark a team's messages as read by organisers. */
export const seeChat = defineRoute({
  method: 'PUT',
  path: '/games/{id}/chats/{team_id}/seen.json',
  audience: 'signed-in',
  capability: 'chat',
  summary: 'Note that the lines of a team were seen',
  params: z.object({ id: idParam(), team_id: idParam() }),
  answer: anyAnswer,
});
