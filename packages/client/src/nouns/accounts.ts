import {
  delayedAnswerSchema,
  type RouteInput,
  requestReset,
  signUp,
  type TokenAnswer,
  tokenAnswerSchema,
  verifyEmail,
} from '@waymark/contract';
import { type Api, callRoute } from '../transport/call';
import { isApiFailure } from '../transport/failure';
import { ACCOUNT_STATUSES } from './session';

/** Whether an account has this e-mail address: 200 means yes, 404 no ([G72]); anything else is thrown. */
export async function isEmailInUse(api: Api, email: string): Promise<boolean> {
  try {
    await callRoute(api, verifyEmail, { query: { email } }, { handles: ACCOUNT_STATUSES });
    return true;
  } catch (error) {
    if (isApiFailure(error) && error.status === 404) return false;
    throw error;
  }
}

/** The data of a new account. */
export type NewAccount = RouteInput<typeof signUp>['body'];

/** Creates an account. @returns its tokens; undefined if the response has none and the caller has to sign in */
export async function makeAccount(api: Api, account: NewAccount): Promise<TokenAnswer | undefined> {
  const answer = await callRoute(api, signUp, { body: account }, { handles: ACCOUNT_STATUSES });
  return tokenAnswerSchema.safeParse(answer).data;
}

/** Requests a message for choosing a new password. @returns whether it is delayed because the mail server is down */
export async function askForReset(api: Api, email: string): Promise<{ readonly delayed: boolean }> {
  const answer = await callRoute(api, requestReset, { body: { email } }, { handles: ACCOUNT_STATUSES });
  return { delayed: delayedAnswerSchema.safeParse(answer).success };
}
