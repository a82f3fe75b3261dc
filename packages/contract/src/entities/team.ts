import * as z from '@waymark/contract/schema';
import { teamId } from './ids';
import { assetsSchema } from './media';
import { flag, list, number, text, textOrNull } from './shape';

/** Somebody who plays, with a team or without one yet. */
export const playerSchema = z.looseObject({
  id: number(),
  email: text(),
  name: text(),
  /** The password was made by the platform and not chosen by its owner. */
  password_generated: flag(),
  /** What somebody of a team is in the game; `code` lets him in as long as he has not chosen a password. */
  game: z.catch(
    z.optional(
      z.looseObject({
        code: textOrNull(),
        administrator: flag(),
        coordinator: flag(),
        banned: flag(),
        creator: flag(),
        super_admin: flag(),
      }),
    ),
    undefined,
  ),
});
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

/** Somebody by name: on the lists beside the teams. */
export const personSchema = z.looseObject({ id: number(), email: text(), name: text() });
/** Somebody by name. */
export type Person = z.infer<typeof personSchema>;
