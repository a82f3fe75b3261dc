import type { TokenAnswer } from '@waymark/contract';
import { inEnglish, type Translate } from '../mail/translate';
import { errors } from '../server/errors';
import type { Services } from '../server/services';
import { hashPassword } from '../session/passwords';
import { revokeSessionsOf } from '../session/repo';
import { hashToken, newToken } from '../session/secrets';
import { beginSession, txEnding } from '../session/token-pairs';
import { faultOfPassword } from './password-rules';
import { changePassword, findReset, insertReset, useReset } from './repo';

/** Minutes for which the link in the message is valid. */
export const RESET_MINUTES = 60;

/** Creates a password reset. @returns the address to send */
export async function offerReset(
  { database, origin, now }: Pick<Services, 'database' | 'origin' | 'now'>,
  userId: number,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now().getTime() + RESET_MINUTES * 60_000);
  await insertReset(database.db, hashToken(token), userId, expiresAt);
  return `${origin()}/account/password?token=${token}`;
}

/** What was entered in the form, with the token from the message. */
export interface NewPassword {
  readonly token: string;
  /** The white label of the call, if it had one. */
  readonly whitelabel?: string;
  readonly password: string;
  readonly password_confirmation: string;
}

/**
 * Gives the account the new password, ends all its sessions and starts a new one. `t` translates the error.
 * @throws {ApiError} 404 for an invalid or expired token, 412 for differing passwords, 422 for a weak one
 */
export async function chooseNewPassword(
  services: Services,
  typed: NewPassword,
  t: Translate = inEnglish,
): Promise<TokenAnswer> {
  const { database, now } = services;
  const hash = hashToken(typed.token);
  const found = await findReset(database.db, hash, now());
  if (!found || (typed.whitelabel ?? found.whitelabel) !== found.whitelabel) throw errors.resetRefused();
  if (typed.password !== typed.password_confirmation) throw errors.passwordsDiffer();
  const fault = faultOfPassword(typed.password, found, found.passwordMin, t);
  if (fault) throw errors.invalid({ password: [fault] });
  const passwordHash = await hashPassword(typed.password);
  return txEnding(services, async (tx, end) => {
    if (!(await useReset(tx, hash, found.userId))) throw errors.resetRefused();
    await changePassword(tx, found.userId, passwordHash, now());
    await end(await revokeSessionsOf(tx, found.userId, now()));
    return beginSession(services, tx, found.userId);
  });
}
