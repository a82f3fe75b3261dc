import * as z from '@waymark/contract/schema';
import { GAME_ORDERS, gameRowSchema, gameSchema, trashedGameSchema } from '../entities/game';
import { gameWriteSchema } from '../entities/game-writes';
import { text } from '../entities/shape';
import { entityAnswer, listAnswer, writeAnswer } from './answer-shapes';
import { idParam, meta, pageParam, perPageParam } from './parts';
import { defineRoute } from './route';

/**
 * The caller's games, most recently changed first by default. `history` is in days since the last change; empty filters
 * are omitted.
 */
export const listGames = defineRoute({
  method: 'GET',
  path: '/games.json',
  audience: 'signed-in',
  summary: "The caller's games, newest change first",
  query: z.object({
    category: z.optional(z.string().check(z.maxLength(32))),
    history: z.optional(z.coerceNumber().check(z.int(), z.gte(1), z.lte(36_500))),
    page: pageParam(),
    per_page: perPageParam(),
    term: z.optional(z.string().check(z.maxLength(255))),
    /** An extra, `games-sort`. */
    sort: z.optional(z.enum(GAME_ORDERS)),
  }),
  answer: listAnswer('games', gameRowSchema, { meta: meta() }),
});

/** One game. */
export const getGame = defineRoute({
  method: 'GET',
  path: '/games/{id}.json',
  audience: 'signed-in',
  byLink: true,
  summary: 'One game',
  params: z.object({ id: idParam() }),
  answer: entityAnswer('game', gameSchema),
});

/** Create a game; the caller becomes its creator. 422 names invalid fields. */
export const createGame = defineRoute({
  method: 'POST',
  path: '/games.json',
  audience: 'signed-in',
  once: true,
  summary: 'Create a game',
  body: gameWriteSchema,
  answer: writeAnswer('game', gameSchema),
});

/** Change a game's fields. 403 for fields the caller may not change, 422 names invalid fields. */
export const updateGame = defineRoute({
  method: 'PUT',
  path: '/games/{id}.json',
  audience: 'signed-in',
  summary: 'Change fields of a game',
  params: z.object({ id: idParam() }),
  body: gameWriteSchema,
  answer: writeAnswer('game', gameSchema),
});

/** Create a private copy of a game for the caller: everything prepared, nothing played. */
export const cloneGame = defineRoute({
  method: 'POST',
  path: '/games/{id}/clone.json',
  audience: 'signed-in',
  once: true,
  summary: 'Make a private copy of a game',
  params: z.object({ id: idParam() }),
  answer: writeAnswer('game', gameSchema),
});

/** Delete a game. It can be restored until `restore_until`; a provider without that field cannot restore it. */
export const deleteGame = defineRoute({
  method: 'DELETE',
  path: '/games/{id}.json',
  audience: 'signed-in',
  summary: 'Delete a game',
  params: z.object({ id: idParam() }),
  answer: z.catch(z.looseObject({ restore_until: text() }), {}),
});

/** The games the caller may restore, most recently deleted first. */
export const listTrash = defineRoute({
  method: 'GET',
  path: '/games/trash.json',
  audience: 'signed-in',
  capability: 'game-trash',
  summary: 'Deleted games that can be brought back',
  answer: z.looseObject({ games: z.array(trashedGameSchema) }),
});

/** Restore a deleted game, with a new entry code if the old one has been taken. 404 if it is too late. */
export const restoreGame = defineRoute({
  method: 'POST',
  path: '/games/{id}/restore.json',
  audience: 'signed-in',
  once: true,
  capability: 'game-trash',
  summary: 'Bring a deleted game back',
  params: z.object({ id: idParam() }),
  answer: writeAnswer('game', gameSchema),
});

/** Liberate packages of a game, a comma list of `team`, `branding` and `library`; for super administrators. */
export const liberateGame = defineRoute({
  method: 'PATCH',
  path: '/games/{id}/liberate.json',
  audience: 'signed-in',
  once: true,
  summary: 'Liberate packages of a game',
  params: z.object({ id: idParam() }),
  body: z.object({ packages: z.string().check(z.maxLength(255)) }),
  answer: writeAnswer('game', gameSchema),
});
