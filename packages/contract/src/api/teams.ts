import * as z from '@waymark/contract/schema';
import { list } from '../entities/shape';
import { playerSchema, teamSchema } from '../entities/team';
import { idParam, metaSchema, pageParam, perPageParam } from './parts';
import { defineRoute } from './route';

/** The teams of a game by name, and the players who have none; for administrators of the game. */
export const listTeams = defineRoute({
  name: 'listTeams',
  method: 'GET',
  path: '/teams/organize.json',
  audience: 'signed-in',
  summary: 'The teams of a game, and players without one',
  query: z.object({ game_id: idParam(), page: pageParam(), per_page: perPageParam() }),
  answer: z.looseObject({
    teams: z.array(teamSchema),
    unassigned_users: list(playerSchema),
    count: z.optional(z.number()),
    page: z.optional(z.number()),
    pages: z.optional(z.number()),
    meta: z.optional(metaSchema),
  }),
});
