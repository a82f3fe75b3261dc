import { authenticate, type CurrentUser, endSession, type TokenAnswer, whoami } from '@waymark/contract';
import { type Api, callRoute } from '../transport/call';

/** Signs in. Callers explain 401, 404, server errors and missing responses ([G13], [G72]). */
export const signIn = (api: Api, credentials: { email: string; password: string }): Promise<TokenAnswer> =>
  callRoute(api, authenticate, { body: credentials }, { handles: ACCOUNT_STATUSES });

/**
 * Tells the provider that a session is over, so that copies of its tokens stop working. Not awaited, because this
 * browser is already signed out.
 */
export async function reportSignOut(api: Api, refreshToken: string): Promise<void> {
  const body = { refresh_token: refreshToken };
  await callRoute(api, endSession, { body }, { silent: true }).catch(() => undefined);
}

/** Errors that an account page explains: refusals, server errors, and missing responses. */
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

/** Loads the signed-in account. Silent: the caller handles failures. */
export const lookUpUser = (api: Api): Promise<CurrentUser> => callRoute(api, whoami, { query: {} }, { silent: true });

/** The signed-in account; empty after a failure. */
export const loadCurrentUser = (api: Api): Promise<CurrentUser> => lookUpUser(api).catch(() => ({ features: [] }));
