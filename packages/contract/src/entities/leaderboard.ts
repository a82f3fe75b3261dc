import * as z from '@waymark/contract/schema';
import { teamId } from './ids';
import { assetsSchema } from './media';
import { number, text } from './shape';

/** Periods of a leaderboard, widest first; days and weeks (from Monday) are in the game's zone. */
export const LEADERBOARD_STYLES = ['alltime', 'weekly', 'daily'] as const;
/** Period of a leaderboard. */
export type LeaderboardStyle = (typeof LEADERBOARD_STYLES)[number];

/** A team on the leaderboard. */
export const rankedTeamSchema = z.looseObject({
  id: teamId(),
  name: text(),
  points: number(),
  /** Place by points: teams with equal points share it. */
  points_place: number(),
  /** Place by points, with the earlier team first on a tie. */
  place: number(),
  /** Number of solved challenges. */
  completed: number(),
  assets: z.catch(z.optional(assetsSchema), undefined),
});
/** A team on the leaderboard. */
export type RankedTeam = z.infer<typeof rankedTeamSchema>;

/** Teams that the full leaderboard asks for at once. */
export const BOARD_SIZE = 9999;
/** Teams that its widget shows. */
export const WIDGET_SIZE = 10;
/** Milliseconds the leaderboard's search waits after the last keystroke ([G80]). */
export const BOARD_SEARCH_DELAY = 500;
