import * as z from '@waymark/contract/schema';
import { groupId, teamId } from './ids';
import { assetsSchema } from './media';
import { list, number, text } from './shape';

/** A team as its group shows it. */
export const groupTeamSchema = z.looseObject({
  id: teamId(),
  name: text(),
  assets: z.catch(z.optional(assetsSchema), undefined),
});
/** A team as its group shows it. */
export type GroupTeam = z.infer<typeof groupTeamSchema>;

/** A group of teams. Providers send its name as `name` or `label` ([G48]). */
export const groupSchema = z.looseObject({
  id: groupId(),
  name: text(),
  label: text(),
  teams: list(groupTeamSchema),
  game_id: number(),
});
/** A group of teams. */
export type Group = z.infer<typeof groupSchema>;
