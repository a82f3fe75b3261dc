import * as z from '@waymark/contract/schema';
import { chatLineSchema, chatSchema } from '../entities/chat';
import { flag, list } from '../entities/shape';
import { writeAnswer } from './answer-shapes';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

/** Maximum length of a line of a chat. */
export const CHAT_TEXT_MAX = 2000;

const line = () => z.object({ text: z.string().check(z.regex(/\S/), z.maxLength(CHAT_TEXT_MAX)) });
const lineAnswer = writeAnswer('line', chatLineSchema);
const linesAnswer = z.looseObject({
  /** The latest, the oldest of them first. */
  lines: list(chatLineSchema),
  /** Whether teams can answer (`notifications_bidirectional`). */
  answers: flag(),
});

/** What the organisers wrote to the caller's team, and what it answered. */
export const readPlayChat = defineRoute({
  method: 'GET',
  path: '/play/chat/{id}.json',
  audience: 'signed-in',
  capability: 'chat',
  summary: 'The chat of the own team',
  params: z.object({ id: idParam() }),
  answer: linesAnswer,
});

/** Write to the organisers. 409 if the game has its chat switched off. */
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

/** The chats of a game, the latest first; for its administrators. */
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

/** Write to one team. */
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

/** Note that organisers have seen what a team wrote. */
export const seeChat = defineRoute({
  method: 'PUT',
  path: '/games/{id}/chats/{team_id}/seen.json',
  audience: 'signed-in',
  capability: 'chat',
  summary: 'Note that the lines of a team were seen',
  params: z.object({ id: idParam(), team_id: idParam() }),
  answer: anyAnswer,
});
