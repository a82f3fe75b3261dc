import * as z from '@waymark/contract/schema';
import { list } from '../entities/shape';
import { personSchema, playerSchema, teamSchema } from '../entities/team';
import { idParam, metaSchema, pageParam, perPageParam } from './parts';
import { defineRoute } from './route';

/** The teams of a game by name, and the players who have none; for administrators of the game. */
export const listTeams = defineRoute({
  method: 'GET',
  path: '/teams/organize.json',
  audience: 'signed-in',
  summary: 'The teams of a game, and players without one',
  query: z.object({ game_id: idParam(), page: pageParam(), per_page: perPageParam() }),
  answer: z.looseObject({
    teams: z.array(teamSchema),
    unassigned_users: list(playerSchema),
    /** Absent if a provider uses the flags of players instead ([G91]). */
    administrators: z.optional(list(personSchema)),
    coordinators: z.optional(list(personSchema)),
    banned: z.optional(list(personSchema)),
    /** Invited people who have not joined yet. */
    invitations: z.optional(list(personSchema)),
    count: z.optional(z.number()),
    page: z.optional(z.number()),
    pages: z.optional(z.number()),
    meta: z.optional(metaSchema),
  }),
});
