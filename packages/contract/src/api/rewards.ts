import * as z from '@waymark/contract/schema';
import { rewardFields, rewardGrantSchema, rewardSchema } from '../entities/reward';
import { listAnswer, writeAnswer } from './answer-shapes';
import { anyAnswer, idParam, meta, pageParam, perPageParam } from './parts';
import { defineRoute } from './route';

/** The rewards of a game; for its administrators. */
export const listRewards = defineRoute({
  method: 'GET',
  path: '/achievements/game/{game_id}.json',
  audience: 'signed-in',
  summary: 'The rewards of a game',
  params: z.object({ game_id: idParam() }),
  /** The game is named twice, as in every documented list. */
  query: z.object({ game_id: z.optional(idParam()), page: pageParam(), per_page: perPageParam() }),
  answer: listAnswer('achievements', rewardSchema, { meta: meta() }),
});

/** Create a reward at the end of the list. `meta.page` is its page, for pages of `per_page`. */
export const createReward = defineRoute({
  method: 'POST',
  path: '/achievements.json',
  audience: 'signed-in',
  once: true,
  summary: 'Create a reward',
  body: z.object({ game_id: idParam(), per_page: perPageParam() }),
  answer: writeAnswer('achievement', rewardSchema, { meta: meta() }),
});

/** Change fields of a reward. 422 names invalid fields. */
export const updateReward = defineRoute({
  method: 'PUT',
  path: '/achievements/{id}.json',
  audience: 'signed-in',
  summary: 'Change fields of a reward',
  params: z.object({ id: idParam() }),
  body: z.object({ ...rewardFields, game_id: idParam() }),
  answer: writeAnswer('achievement', rewardSchema),
});

/** Delete a reward. Teams that have it lose it and its points. */
export const deleteReward = defineRoute({
  method: 'DELETE',
  path: '/achievements/{id}.json',
  audience: 'signed-in',
  summary: 'Delete a reward',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: idParam() }),
  answer: anyAnswer,
});

/** The teams that have a reward, earliest first. */
export const listRewardGrants = defineRoute({
  method: 'GET',
  path: '/achievements/{id}/teams.json',
  audience: 'signed-in',
  capability: 'reward-grants',
  summary: 'The teams that have a reward',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: idParam() }),
  answer: z.looseObject({ teams: z.array(rewardGrantSchema) }),
});

/** Grant a reward to a team manually, whatever it has solved. 409 if every place is taken. */
export const grantReward = defineRoute({
  method: 'POST',
  path: '/achievements/{id}/teams.json',
  audience: 'signed-in',
  capability: 'reward-hand-grants',
  summary: 'Give a team a reward by hand',
  params: z.object({ id: idParam() }),
  body: z.object({ game_id: idParam(), team_id: z.number().check(z.int(), z.gte(1)) }),
  answer: anyAnswer,
});

/** Revoke a manually granted reward. A team that has earned it keeps it. */
export const takeReward = defineRoute({
  method: 'DELETE',
  path: '/achievements/{id}/teams.json',
  audience: 'signed-in',
  capability: 'reward-hand-grants',
  summary: 'Take back a reward that was given by hand',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: idParam(), team_id: idParam() }),
  answer: anyAnswer,
});
