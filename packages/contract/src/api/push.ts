import * as z from '@waymark/contract/schema';
import { anyAnswer } from './parts';
import { defineRoute } from './route';

const endpoint = () => z.string().check(z.maxLength(2000));
const key = () => z.string().check(z.maxLength(200));

/** The VAPID key with which player apps subscribe to push messages (base64url). */
export const getPushKey = defineRoute({
  method: 'GET',
  path: '/play/push.json',
  audience: 'signed-in',
  capability: 'web-push',
  summary: 'The key to subscribe to push messages with',
  answer: z.looseObject({ key: z.string() }),
});

/** Subscribe this browser to push messages, with its Push API's subscription. A repeat replaces the keys. */
export const subscribePush = defineRoute({
  method: 'POST',
  path: '/play/push.json',
  audience: 'signed-in',
  capability: 'web-push',
  summary: 'Take push messages on a browser',
  body: z.object({ endpoint: endpoint(), keys: z.object({ p256dh: key(), auth: key() }) }),
  answer: anyAnswer,
});

/** Unsubscribe this browser from push messages. */
export const endPush = defineRoute({
  method: 'PUT',
  path: '/play/push/end.json',
  audience: 'signed-in',
  capability: 'web-push',
  summary: 'Take no more push messages on a browser',
  body: z.object({ endpoint: endpoint() }),
  answer: anyAnswer,
});
