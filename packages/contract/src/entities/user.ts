import * as z from '@waymark/contract/schema';
import { gameUserSchema } from './game-user';
import { flag, list, needed, number, text, textOrNull } from './shape';

/** The signed-in account. Every field may be missing: a failed lookup yields an empty object. */
export const currentUserSchema = z.looseObject({
  id: number(),
  email: text(),
  name: text(),
  super_admin: flag(),
  features: list(z.string()),
  photo: textOrNull(),
  /** A guest with a judge link, who can only judge one game. */
  by_link: flag(),
  /** The role in the requested game; absent if it may not be seen. */
  game: z.catch(z.optional(gameUserSchema), undefined),
});
/** The signed-in account. */
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** Features of an account; unknown ones count as off ([G24]). */
export const FEATURES = ['language', 'groups', 'analytics', 'adventures', 'donations', 'arrival', 'ai', 'ar'] as const;
/** The name of a feature. */
export type Feature = (typeof FEATURES)[number];

/** Tokens in a response that starts or refreshes a session; `lifespan` is in minutes. */
export const tokenParts = {
  token: z.string(),
  refresh_token: z.string(),
  lifespan: needed(),
  user_id: number(),
  auth_type: text(),
};
/** The response of sign-in and refresh. */
export const tokenAnswerSchema = z.looseObject(tokenParts);
/** The response of sign-in and refresh. */
export type TokenAnswer = z.infer<typeof tokenAnswerSchema>;
