import * as z from '@waymark/contract/schema';
import { answerSchema } from '../entities/answer';
import { playGameSchema, playHintSchema, playScoreSchema, playTaskSchema, playTeamSchema } from '../entities/play';
import { list } from '../entities/shape';
import { tokenAnswerSchema } from '../entities/user';
import { idParam } from './parts';
import { defineRoute } from './route';

/** Most signs of what a player writes. */
export const COMMENT_MAX = 2000;

const code = () => z.string().check(z.minLength(3), z.maxLength(64));
const degrees = (most: number) => z.optional(z.nullable(z.number().check(z.gte(-most), z.lte(most))));
const degreesParam = (most: number) => z.optional(z.coerceNumber().check(z.gte(-most), z.lte(most)));
const upload = () => z.optional(z.string().check(z.maxLength(64)));

/** Sign in with the unlock code of an invitation, until a password was chosen. 404 for a code that opens nothing. */
export const unlockPlayer = defineRoute({
  name: 'unlockPlayer',
  method: 'POST',
  path: '/play/unlock.json',
  audience: 'public',
  summary: 'Sign in with the unlock code of an invitation',
  body: z.object({ code: code() }),
  answer: tokenAnswerSchema,
});

/**
 * Join the game of an entry code, in a team: the own one, the one of the invitation, or one of this name. 402 when the game
 * has room for one team only, 409 when the name is taken. Joining again answers the same.
 */
export const joinGame = defineRoute({
  name: 'joinGame',
  method: 'POST',
  path: '/play/join.json',
  audience: 'signed-in',
  once: true,
  summary: 'Join a game by its entry code',
  body: z.object({ code: code(), team: z.optional(z.string().check(z.maxLength(80))) }),
  answer: z.looseObject({ game: playGameSchema, team: playTeamSchema }),
});

/** The challenges the caller's team may see; none of a game that is stopped or not yet on. */
export const listPlayTasks = defineRoute({
  name: 'listPlayTasks',
  method: 'GET',
  path: '/play/tasks/{id}.json',
  audience: 'signed-in',
  summary: 'The challenges a team may see',
  params: z.object({ id: idParam() }),
  query: z.object({ latitude: degreesParam(90), longitude: degreesParam(180) }),
  answer: z.looseObject({ game: playGameSchema, team: playTeamSchema, tasks: list(playTaskSchema) }),
});

/** Take a hint. One that costs 9999 ends the challenge: it is submitted as `Out of hints`, with 0 points ([G89]). */
export const takeHint = defineRoute({
  name: 'takeHint',
  method: 'POST',
  path: '/play/tasks/{id}/hint.json',
  audience: 'signed-in',
  once: true,
  summary: 'Take a hint of a challenge',
  params: z.object({ id: idParam() }),
  body: z.object({ game_id: idParam(), number: z.number().check(z.int(), z.gte(1), z.lte(5)) }),
  answer: z.looseObject({ hint: playHintSchema, answer: z.optional(answerSchema) }),
});

/**
 * Submit an answer. `key` is made by the client, one for each answer: sent again it answers what was stored, and stores
 * nothing. 409 for what a game or a challenge does not take (any more), 403 for what is locked, 422 for what does not fit.
 */
export const submitAnswer = defineRoute({
  name: 'submitAnswer',
  method: 'POST',
  path: '/play/answers.json',
  audience: 'signed-in',
  once: true,
  summary: 'Submit an answer',
  body: z.object({
    game_id: idParam(),
    task_id: idParam(),
    key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    /** What was written, chosen or scanned: plain text. */
    comment: z.optional(z.string().check(z.maxLength(COMMENT_MAX))),
    media_uuid: upload(),
    media_extension: upload(),
    /** The picture with its sticker, or in front of its background; the upload itself where it is left out. */
    merged_media_uuid: upload(),
    address: z.optional(z.string().check(z.maxLength(1024))),
    share_location: z.optional(z.union([z.literal(0), z.literal(1)])),
    latitude: degrees(90),
    longitude: degrees(180),
  }),
  answer: z.looseObject({ answer: answerSchema }),
});

/** What the caller's team has reached. */
export const getPlayScore = defineRoute({
  name: 'getPlayScore',
  method: 'GET',
  path: '/play/score/{id}.json',
  audience: 'signed-in',
  summary: 'What the own team has reached',
  params: z.object({ id: idParam() }),
  answer: playScoreSchema,
});
