import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { dropSubscription, storeSubscription } from './subscriptions';

/** Lengths of a browser's public key and secret in bytes. */
const KEY_BYTES = 65;
const SECRET_BYTES = 16;

const bytesOf = (text: string): number => Buffer.from(text, 'base64url').length;

/** Push subscriptions of players' browsers. */
export function pushRoutes({ database, push }: Services): HandlersOf<'getPushKey' | 'subscribePush' | 'endPush'> {
  return {
    getPushKey: async () => ({ key: push.publicKey }),

    subscribePush: async ({ body, caller }) => {
      const { endpoint, keys } = body;
      if (!URL.canParse(endpoint) || new URL(endpoint).protocol !== 'https:') {
        throw errors.invalid({ endpoint: ['Enter the address of a push service, with https.'] });
      }
      if (bytesOf(keys.p256dh) !== KEY_BYTES || bytesOf(keys.auth) !== SECRET_BYTES) {
        throw errors.invalid({ keys: ['These are not the keys of a browser.'] });
      }
      await database.tx((tx) => storeSubscription(tx, caller.userId, { endpoint, ...keys }));
      return {};
    },

    endPush: async ({ body, caller }) => {
      await dropSubscription(database.db, caller.userId, body.endpoint);
      return {};
    },
  };
}
