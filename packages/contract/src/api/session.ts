import * as z from '@waymark/contract/schema';
import { flag } from '../entities/shape';
import { currentUserSchema, tokenAnswerSchema } from '../entities/user';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

/** Sign in. 401 for a wrong password, 404 for an unknown address. */
export const authenticate = defineRoute({
  method: 'POST',
  path: '/users/authenticate.json',
  audience: 'public',
  summary: 'Sign in with e-mail address and password',
  body: z.object({ email: z.string().check(z.maxLength(320)), password: z.string().check(z.maxLength(1024)) }),
  answer: tokenAnswerSchema,
});

/** Exchange a refresh token for a new pair. Each works once. */
export const refresh = defineRoute({
  method: 'POST',
  path: '/users/refresh.json',
  audience: 'public',
  summary: 'Trade a refresh token for new tokens',
  body: z.object({ refresh_token: z.string().check(z.maxLength(512)) }),
  answer: tokenAnswerSchema,
});

/** End a session with all its tokens. Public, because the access token may have expired; unknown tokens are ignored. */
export const endSession = defineRoute({
  method: 'POST',
  path: '/users/sign-out.json',
  audience: 'public',
  capability: 'sign-out',
  summary: 'End the session of a refresh token',
  body: z.object({ refresh_token: z.string().check(z.maxLength(512)) }),
  answer: anyAnswer,
});

/** The signed-in account (id 0 means the caller). With `game_id` the provider may add the role in that game. */
export const whoami = defineRoute({
  method: 'GET',
  path: '/users/0.json',
  audience: 'signed-in',
  byLink: true,
  summary: 'The signed-in account',
  query: z.object({ game_id: z.optional(idParam()) }),
  /** Bare or under `user`. */
  answer: z.pipe(
    z.transform((answer: unknown) => (answer as { readonly user?: unknown } | null)?.user ?? answer),
    currentUserSchema,
  ),
});

/** Whether maintenance is on ([G09]). */
export const maintenance = defineRoute({
  method: 'GET',
  path: '/services/maintenance.json',
  audience: 'public',
  summary: 'Whether the platform is being maintained',
  answer: z.looseObject({ maintenance: flag() }),
});
