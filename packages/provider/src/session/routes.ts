import { plainAddress } from '../accounts/address';
import { gameUserOf } from '../games/policy';
import { findVisibleGame } from '../games/repo';
import { standardUrl } from '../media/urls';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { isPassword } from './passwords';
import { presentCaller } from './present';
import { findAccount, findPortrait } from './repo';
import { insertTicket, TICKET_SECONDS, useTicket } from './tickets';
import { beginSession, endSessionOf, tradeRefreshToken } from './token-pairs';

/** Signing in, staying signed in, and the current user. */
export function sessionRoutes(
  services: Services,
): HandlersOf<'authenticate' | 'refresh' | 'endSession' | 'whoami' | 'issueTicket' | 'redeemTicket'> {
  const { database, attempts, origin, now } = services;
  return {
    authenticate: async ({ body, whitelabel, ip }) => {
      const email = plainAddress(body.email);
      const attempt = await attempts.take('signIn', { whitelabel, email, ip });
      const account = await findAccount(database.db, whitelabel, email);
      if (!(await isPassword(account?.passwordHash, body.password)) || !account) {
        throw account ? errors.wrongPassword() : errors.unknownAddress();
      }
      await attempt.succeeded();
      return database.tx((tx) => beginSession(services, tx, account.id));
    },

    refresh: ({ body, whitelabel }) => tradeRefreshToken(services, body.refresh_token, whitelabel),

    endSession: async ({ body, whitelabel }) => {
      await endSessionOf(services, body.refresh_token, whitelabel);
      return {};
    },

    whoami: async ({ query, caller }) => {
      const [portrait, found] = await Promise.all([
        findPortrait(database.db, caller.userId),
        query.game_id === undefined ? undefined : findVisibleGame(database.db, caller, query.game_id),
      ]);
      return presentCaller(caller, {
        photo: portrait ? standardUrl(origin(), portrait) : null,
        game: found && gameUserOf(found.member, caller),
      });
    },

    issueTicket: async ({ body, caller }) => {
      // A preview ticket would otherwise turn into an unlimited session.
      if (caller.byLink && body.purpose !== 'socket') throw errors.judgesOnly();
      const ticket = await insertTicket(database.db, caller.sessionId, body.purpose, now());
      return { ticket, seconds: TICKET_SECONDS };
    },

    redeemTicket: async ({ body, whitelabel }) => {
      const pair = await database.tx(async (tx) => {
        const used = await useTicket(tx, body.ticket, 'preview', whitelabel, now());
        return used && beginSession(services, tx, used.userId);
      });
      // Thrown outside the transaction, which would otherwise roll back the use of the token.
      if (!pair) throw errors.ticketRefused();
      return pair;
    },
  };
}
