import * as z from '@waymark/contract/schema';
import { groupId } from '../entities/ids';
import { LEADERBOARD_STYLES, rankedTeamSchema } from '../entities/leaderboard';
import { instantOrNull, list, number, numberOrNull, rows, text } from '../entities/shape';
import { anyAnswer, idParam, pageParam, perPageParam } from './parts';
import { defineRoute } from './route';

const STYLES = new RegExp(`^(${LEADERBOARD_STYLES.join('|')})(,(${LEADERBOARD_STYLES.join('|')}))*$`);

const boardSchema = z.looseObject({
  teams: rows(rankedTeamSchema),
  /** The caller's team; null if they have none. */
  my: z.catch(z.optional(z.nullable(rankedTeamSchema)), undefined),
  count: number(),
  /** Time since when players see a frozen board; null if it isn't frozen. */
  frozen_at: instantOrNull(),
  /** Places shown by the projector, from the last one up; null for all. */
  revealed: numberOrNull(),
  /** Groups with teams: the divisions of the board. */
  groups: list(z.looseObject({ id: groupId(), name: text() })),
});
/** A leaderboard. */
export type Board = z.infer<typeof boardSchema>;

/**
 * The teams of a game by points ([G58]). Of several styles the widest counts: a week includes its days, all-time
 * includes both. A hidden leaderboard is empty for players.
 */
export const listLeaderboard = defineRoute({
  method: 'GET',
  path: '/leaderboards/game/{id}.json',
  audience: 'signed-in',
  summary: 'The teams of a game by points',
  params: z.object({ id: idParam() }),
  query: z.object({
    style: z.optional(z.string().check(z.maxLength(100), z.regex(STYLES))),
    term: z.optional(z.string().check(z.maxLength(255))),
    /** The entry code; optional for everybody who may see the game. */
    unlock_code: z.optional(z.string().check(z.maxLength(255))),
    /** Only the teams of a group, ranked among themselves: an extra, `leaderboard-divisions`. */
    group_id: z.optional(idParam()),
    /** 1 for the board as players see it, which organisers must request: an extra, `leaderboard-board`. */
    frozen: z.optional(z.enum(['0', '1'])),
    page: pageParam(),
    per_page: perPageParam(),
  }),
  answer: boardSchema,
});

/** Recalculate the scores of a game. `ss.game.rescore` announces the start, `ss.game.score` the result. */
export const rescoreGame = defineRoute({
  method: 'PATCH',
  path: '/leaderboards/rescore.json',
  audience: 'signed-in',
  summary: 'Add up the scores of a game from nothing',
  body: z.object({ game_id: idParam() }),
  answer: anyAnswer,
});
