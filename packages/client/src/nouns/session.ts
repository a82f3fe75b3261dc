import { authenticate, type CurrentUser, endSession, type TokenAnswer, whoami } from '@waymark/contract';
import { type Api, callRoute } from '../transport/call';

/** Signs in. 401 and 404 are the caller's to explain, as are a broken platform and no answer at all ([G13], [G72]). */
export const signIn = (api: Api, credentials: { email: string; password: string }): Promise<TokenAnswer> =>
  callRoute(api, authenticate, { body: credentials }, { handles: ACCOUNT_STATUSES });

/**
 * Tells the provider that a session is over, so that a copy of its tokens opens nothing. Nobody waits for it: whoever signed
 * out is out of this browser already.
 */
export async function tellSignedOut(api: Api, refreshToken: string): Promise<void> {
  const body = { refresh_token: refreshToken };
  await callRoute(api, endSession, { body }, { silent: true }).catch(() => undefined);
}

/** What an account page explains itself: every refusal, a broken platform, and no answer at all. */
export const ACCOUNT_STATUSES = [
  400,
  401,
  402,
  403,
  404,
  405,
  406,
  408,
  409,
  410,
  412,
  413,
  415,
  418,
  422,
  423,
  429,
  500,
  501,
  502,
  503,
  504,
  'none',
] as const;

/** Looks the signed-in account up. A failure is silent: whoever asks deals with it. */
export const lookUpUser = (api: Api): Promise<CurrentUser> => callRoute(api, whoami, { query: {} }, { silent: true });

/** The signed-in account; empty where the look-up failed. */
export const loadCurrentUser = (api: Api): Promise<CurrentUser> => lookUpUser(api).catch(() => ({ features: [] }));
