import * as z from '@waymark/contract/schema';
import { teamId } from './ids';
import { assetsSchema } from './media';
import { list, number, text } from './shape';

/** Somebody who plays, with a team or without one yet. */
export const playerSchema = z.looseObject({ id: number(), email: text(), name: text() });
/** Somebody who plays, with a team or without one yet. */
export type Player = z.infer<typeof playerSchema>;

/** A team of a game, with who plays in it. */
export const teamSchema = z.looseObject({
  id: teamId(),
  name: text(),
  users: list(playerSchema),
  assets: z.catch(z.optional(assetsSchema), undefined),
});
/** A team of a game, with who plays in it. */
export type Team = z.infer<typeof teamSchema>;
