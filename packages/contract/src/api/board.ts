import * as z from '@waymark/contract/schema';
import { ADJUSTMENT_MOST, ADJUSTMENT_REASON_MAX, scoreAdjustmentSchema } from '../entities/score-adjustment';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

/**
 * How players and the projector see a leaderboard. `frozen` 1 freezes the board for players; organisers see both
 * states. `revealed` is the number of places the projector shows, from the last one up; null shows all.
 */
export const changeBoard = defineRoute({
  method: 'PUT',
  path: '/leaderboards/board.json',
  audience: 'signed-in',
  capability: 'leaderboard-board',
  summary: 'Freeze a leaderboard, or reveal it step by step',
  body: z.object({
    game_id: idParam(),
    frozen: z.optional(z.union([z.literal(0), z.literal(1)])),
    revealed: z.optional(z.nullable(z.number().check(z.int(), z.gte(0), z.lte(1_000_000)))),
  }),
  answer: anyAnswer,
});

/** Bonuses and penalties of a game, newest first. */
export const listAdjustments = defineRoute({
  method: 'GET',
  path: '/leaderboards/adjustments/{id}.json',
  audience: 'signed-in',
  capability: 'score-adjustments',
  summary: 'Bonuses and penalties of a game',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({ adjustments: z.array(scoreAdjustmentSchema) }),
});

/** Give a team a bonus, or with negative points a penalty. */
export const adjustScore = defineRoute({
  method: 'POST',
  path: '/leaderboards/adjustments.json',
  audience: 'signed-in',
  once: true,
  capability: 'score-adjustments',
  summary: 'Give a team a bonus or a penalty',
  body: z.object({
    game_id: idParam(),
    team_id: idParam(),
    points: z.number().check(z.int(), z.gte(-ADJUSTMENT_MOST), z.lte(ADJUSTMENT_MOST)),
    reason: z.string().check(z.maxLength(ADJUSTMENT_REASON_MAX)),
  }),
  answer: z.looseObject({ adjustment: scoreAdjustmentSchema }),
});

/** Remove a bonus or penalty. */
export const removeAdjustment = defineRoute({
  method: 'DELETE',
  path: '/leaderboards/adjustments/{id}.json',
  audience: 'signed-in',
  capability: 'score-adjustments',
  summary: 'Take a bonus or penalty back',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: idParam() }),
  answer: anyAnswer,
});
