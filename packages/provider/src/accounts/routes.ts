import { isGuestAddress } from '../judge-links/guest-address';
import { errors, isTaken } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { hashPassword } from '../session/passwords';
import { findAccount } from '../session/repo';
import { beginSession } from '../session/token-pairs';
import { sendAccountLetter } from './account-letters';
import { plainAddress, readAddress } from './address';
import { postLetter, queueLetter } from './letter-job';
import { chooseNewPassword } from './new-password';
import { faultOfPassword } from './password-rules';
import { findWhiteLabel, insertAccount } from './repo';

type Names = 'verifyEmail' | 'signUp' | 'requestReset' | 'choosePassword';

/** Creating an account, and recovering one. */
export function accountRoutes(services: Services): HandlersOf<Names> {
  const { attempts, database, now, onFault } = services;
  return {
    verifyEmail: async ({ query, whitelabel, ip }) => {
      const email = plainAddress(query.email);
      await attempts.take('verify', { whitelabel, email, ip });
      const account = await findAccount(database.db, whitelabel, email);
      if (!account) throw errors.unknownAddress();
      return {};
    },

    signUp: async ({ body, whitelabel, ip, languages }) => {
      await attempts.take('signUp', { whitelabel, ip });
      const brand = await findWhiteLabel(database.db, whitelabel);
      if (!brand) throw errors.notFound();
      const email = readAddress(body.email);
      // Invited people have an account without a password; they can only get one through a message to that address.
      if (!email || (await findAccount(database.db, whitelabel, email))) throw errors.unusableAddress();
      if (body.password !== body.password_confirmation) throw errors.passwordsDiffer();
      const name = body.name.trim();
      const fault = faultOfPassword(body.password, { name, email }, brand.passwordMin);
      const faults = {
        ...(name ? {} : { name: ['Enter a name.'] }),
        ...(fault ? { password: [fault] } : {}),
      };
      if (Object.keys(faults).length > 0) throw errors.invalid(faults);
      const account = { white_label_id: brand.id, name, email, password_hash: await hashPassword(body.password) };
      const answer = await database
        .tx(async (tx) => {
          const id = await insertAccount(tx, account, now());
          await postLetter(database, tx, 'welcome', {
            account: { id, white_label_id: brand.id },
            languages,
            at: now(),
          });
          return beginSession(services, tx, id);
        })
        .catch((error: unknown) => {
          // The database decides between two concurrent requests.
          throw isTaken(error, 'users_email') ? errors.unusableAddress() : error;
        });
      await attempts.giveBack('verify', { whitelabel, email, ip });
      return answer;
    },

    requestReset: async ({ body, whitelabel, ip, languages }) => {
      const email = plainAddress(body.email);
      await attempts.take('reset', { whitelabel, email, ip });
      const [brand, account] = await Promise.all([
        findWhiteLabel(database.db, whitelabel),
        findAccount(database.db, whitelabel, email),
      ]);
      if (!brand || !account || isGuestAddress(email)) throw errors.unknownAddress();
      try {
        await sendAccountLetter(services, { letter: 'reset', userId: account.id, languages });
        return {};
      } catch (error) {
        onFault(error);
        await queueLetter(services, 'reset', { account: { id: account.id, white_label_id: brand.id }, languages });
        return { delayed: true };
      }
    },

    choosePassword: async ({ body, whitelabel, ip }) => {
      const attempt = await attempts.take('choosePassword', { whitelabel, ip });
      const answer = await chooseNewPassword(services, { ...body, whitelabel });
      await attempt.succeeded();
      return answer;
    },
  };
}
