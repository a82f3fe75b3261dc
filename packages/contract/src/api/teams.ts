import * as z from '@waymark/contract/schema';
import { instant, list, listOrNone, number, rows, text } from '../entities/shape';
import { personSchema, playerSchema, teamSchema } from '../entities/team';
import { writeAnswer } from './answer-shapes';
import { anyAnswer, idParam, meta, pageParam, perPageParam } from './parts';
import { defineRoute } from './route';

/** Maximum length of a team's name. */
export const TEAM_NAME_MAX = 80;
/** Represents the team of players without one ([G60]). */
export const NO_TEAM = 0;

const upload = () => z.optional(z.string().check(z.maxLength(64)));
const teamParam = () => z.coerceNumber().check(z.int(), z.gte(NO_TEAM), z.lte(Number.MAX_SAFE_INTEGER));

/** The teams of a game by name, and players without one; for administrators and coordinators. */
export const listTeams = defineRoute({
  method: 'GET',
  path: '/teams/organize.json',
  audience: 'signed-in',
  summary: 'The teams of a game, and players without one',
  query: z.object({ game_id: idParam(), page: pageParam(), per_page: perPageParam() }),
  answer: z.looseObject({
    teams: rows(teamSchema),
    unassigned_users: list(playerSchema),
    /** Absent if a provider uses the flags of players instead ([G91]). */
    administrators: listOrNone(personSchema),
    coordinators: listOrNone(personSchema),
    banned: listOrNone(personSchema),
    /** Invited people who have not joined yet. */
    invitations: listOrNone(personSchema),
    count: number(),
    page: number(),
    pages: number(),
    meta: meta(),
  }),
});

/** Minutes without an answer after which a team is stuck. */
export const STUCK_AFTER = 15;

const stuckSchema = z.looseObject({
  count: z.number(),
  teams: list(z.looseObject({ id: number(), name: text(), last_answer_at: instant() })),
});
/** Teams of a game that have not answered for a while. */
export type StuckTeams = z.infer<typeof stuckSchema>;

/**
 * Teams that have answered, but not for `STUCK_AFTER` minutes, and have challenges left: their number, and the three
 * waiting longest. For administrators and coordinators.
 */
export const listStuckTeams = defineRoute({
  method: 'GET',
  path: '/teams/stuck/{id}.json',
  audience: 'signed-in',
  capability: 'stuck-teams',
  summary: 'Teams of a game that have not answered for a while',
  params: z.object({ id: idParam() }),
  answer: stuckSchema,
});

/** Create a team. `meta.page` is its page, for pages of `per_page`; 402 if the game has no room for it. */
export const createTeam = defineRoute({
  method: 'POST',
  path: '/teams.json',
  audience: 'signed-in',
  once: true,
  summary: 'Make a team',
  body: z.object({ game_id: idParam(), per_page: perPageParam() }),
  answer: writeAnswer('team', teamSchema, { meta: meta() }),
});

/** Change a team's name or photo. */
export const updateTeam = defineRoute({
  method: 'PUT',
  path: '/teams/{id}.json',
  audience: 'signed-in',
  summary: 'Change a team',
  params: z.object({ id: idParam() }),
  body: z.object({
    game_id: idParam(),
    name: z.optional(z.string().check(z.maxLength(255))),
    standard_media_uuid: upload(),
    standard_media_extension: upload(),
  }),
  answer: writeAnswer('team', teamSchema),
});

/** Delete a team. Its players stay in the game, without a team. */
export const deleteTeam = defineRoute({
  method: 'DELETE',
  path: '/teams/{id}.json',
  audience: 'signed-in',
  summary: 'Delete a team',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: idParam() }),
  answer: anyAnswer,
});

/**
 * Add somebody to a team by their e-mail address, whether or not they have an account; they leave the team they were
 * in. Team 0 adds them to the game without a team ([G60]), and leaves somebody who plays already where they are.
 */
export const addPlayer = defineRoute({
  method: 'POST',
  path: '/teams/{id}/player.json',
  audience: 'signed-in',
  summary: 'Add a player to a team',
  params: z.object({ id: teamParam() }),
  body: z.object({ game_id: idParam(), email: z.string().check(z.maxLength(320)) }),
  answer: anyAnswer,
});

/** Remove a player from a team. They stay in the game. */
export const removePlayer = defineRoute({
  method: 'DELETE',
  path: '/teams/{id}/player.json',
  audience: 'signed-in',
  summary: 'Take a player out of a team',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: idParam(), player_id: idParam() }),
  answer: anyAnswer,
});
