import * as z from '@waymark/contract/schema';
import { groupSchema } from '../entities/group';
import { number } from '../entities/shape';
import { listAnswer, writeAnswer } from './answer-shapes';
import { idParam, meta, pageParam, perPageParam } from './parts';
import { defineRoute } from './route';

/** Maximum number of teams added to a group at once. */
const MOST_TEAMS = 10_000;

const teamRef = () => z.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));

/** The groups of a game, newest first; for its administrators. */
export const listGroups = defineRoute({
  method: 'GET',
  path: '/groups.json',
  audience: 'signed-in',
  bare: true,
  summary: 'The groups of a game, newest first',
  query: z.object({ game_id: idParam(), page: pageParam(), per_page: perPageParam() }),
  answer: listAnswer('groups', groupSchema, { pages: number(), meta: meta() }),
});

/** Create an empty group. `meta.page` is its page, for pages of `per_page`. */
export const createGroup = defineRoute({
  method: 'POST',
  path: '/groups.json',
  audience: 'signed-in',
  once: true,
  bare: true,
  summary: 'Make an empty group',
  body: z.object({ game_id: idParam(), per_page: perPageParam() }),
  answer: writeAnswer('group', groupSchema, { meta: meta() }),
});

/** Change a group: rename it (`label`), add a team (`team_id`), or replace its teams (`teams`). */
export const updateGroup = defineRoute({
  method: 'PUT',
  path: '/groups/{id}.json',
  audience: 'signed-in',
  bare: true,
  summary: 'Rename a group, or change its teams',
  params: z.object({ id: idParam() }),
  body: z.object({
    game_id: idParam(),
    label: z.optional(z.string().check(z.maxLength(255))),
    team_id: z.optional(teamRef()),
    teams: z.optional(z.array(teamRef()).check(z.maxLength(MOST_TEAMS))),
  }),
  answer: writeAnswer('group', groupSchema),
});

/** Delete a group. With a `team_id`, only remove that team. */
export const deleteGroup = defineRoute({
  method: 'DELETE',
  path: '/groups/{id}.json',
  audience: 'signed-in',
  bare: true,
  summary: 'Delete a group, or take a team out of it',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: idParam(), team_id: z.optional(idParam()) }),
  answer: writeAnswer('group', groupSchema),
});
