import * as z from '@waymark/contract/schema';
import { gameUserSchema } from './game-user';
import { flag, list, number, text, textOrNull } from './shape';

/** The signed-in account. Every field may be missing: a failed look-up yields an empty object. */
export const currentUserSchema = z.looseObject({
  id: number(),
  email: text(),
  name: text(),
  super_admin: flag(),
  features: list(z.string()),
  photo: textOrNull(),
  /** What the account is in the game that was asked for; absent where it may not see that game. */
  game: z.catch(z.optional(gameUserSchema), undefined),
});
/** The signed-in account. */
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** The switches of an account; an unknown one counts as off ([G24]). */
export const FEATURES = ['language', 'groups', 'analytics', 'adventures', 'donations', 'arrival', 'ai', 'ar'] as const;
/** The name of a feature switch. */
export type Feature = (typeof FEATURES)[number];

/** What sign in and refresh answer; `lifespan` is in minutes. */
export const tokenAnswerSchema = z.looseObject({
  token: z.string(),
  refresh_token: z.string(),
  lifespan: z.number(),
  user_id: number(),
  auth_type: text(),
});
/** What sign in and refresh answer. */
export type TokenAnswer = z.infer<typeof tokenAnswerSchema>;
