import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { isPassword } from './passwords';
import { presentCaller } from './present';
import { findAccount, insertSession } from './repo';
import { SignInLimit } from './sign-in-limit';
import { issuePair, tradeRefreshToken } from './token-pairs';

/** Signing in, staying signed in, and who one is. */
export function sessionRoutes(services: Services): HandlersOf<'authenticate' | 'refresh' | 'whoami'> {
  const { database, now } = services;
  const limit = new SignInLimit(now);
  return {
    authenticate: async ({ body, whitelabel, ip }) => {
      const email = body.email.trim().toLowerCase();
      limit.check(whitelabel, email, ip);
      const account = await findAccount(database.db, whitelabel, email);
      if (!(await isPassword(account?.passwordHash, body.password)) || !account) {
        limit.failed(whitelabel, email, ip);
        throw account ? errors.wrongPassword() : errors.unknownAddress();
      }
      limit.succeeded(whitelabel, email, ip);
      return database.tx(async (tx) => {
        const sessionId = await insertSession(tx, account.id, now());
        return issuePair(services, tx, sessionId, account.id);
      });
    },

    refresh: ({ body, whitelabel }) => tradeRefreshToken(services, body.refresh_token, whitelabel),

    whoami: async ({ caller }) => presentCaller(caller),
  };
}
