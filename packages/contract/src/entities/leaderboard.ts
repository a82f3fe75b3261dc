import * as z from '@waymark/contract/schema';
import { teamId } from './ids';
import { assetsSchema } from './media';
import { number, text } from './shape';

/** What a leaderboard adds up, the widest first; days and weeks (from Monday) are those of the game's zone. */
export const LEADERBOARD_STYLES = ['alltime', 'weekly', 'daily'] as const;
/** What a leaderboard adds up. */
export type LeaderboardStyle = (typeof LEADERBOARD_STYLES)[number];

/** A team on the leaderboard. */
export const rankedTeamSchema = z.looseObject({
  id: teamId(),
  name: text(),
  points: number(),
  /** Place by points alone: teams with as many share it. */
  points_place: number(),
  /** Place where of teams with as many points the earlier one goes first. */
  place: number(),
  /** Challenges solved. */
  completed: number(),
  assets: z.catch(z.optional(assetsSchema), undefined),
});
/** A team on the leaderboard. */
export type RankedTeam = z.infer<typeof rankedTeamSchema>;
