import * as z from '@waymark/contract/schema';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

const ref = () => z.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));

/** Merge a team into another one: its players, answers, bonuses and penalties move, and it disappears from lists. */
export const mergeTeams = defineRoute({
  method: 'POST',
  path: '/teams/{id}/merge.json',
  audience: 'signed-in',
  capability: 'team-merge',
  summary: 'Merge a team into another one',
  params: z.object({ id: idParam() }),
  body: z.object({ game_id: idParam(), into: ref() }),
  answer: anyAnswer,
});

/** Undo a merge: everything from the team returns to it, unless it has moved on since. */
export const unmergeTeam = defineRoute({
  method: 'POST',
  path: '/teams/{id}/unmerge.json',
  audience: 'signed-in',
  capability: 'team-merge',
  summary: 'Take the merge of a team back',
  params: z.object({ id: idParam() }),
  body: z.object({ game_id: idParam() }),
  answer: anyAnswer,
});
