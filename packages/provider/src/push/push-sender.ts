import webPush from 'web-push';
import type { Database } from '../db/database';
import { AddressRefused } from '../webhook/outside';
import { type OutsideOptions, postOutside } from '../webhook/post-outside';
import type { PushKeys } from './keys';
import { payloadOf } from './payload';
import { dropSubscription, type PushSubscription, subscriptionsOf } from './subscriptions';

/** A message as shown by the players' app. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** An undelivered message is replaced by a later one with the same topic, so none is shown twice. */
  readonly topic: string;
}

/** Dependencies of sending. */
export interface PushSenderOptions {
  readonly database: Database;
  readonly keys: PushKeys;
  /** The e-mail address that push services contact about misuse. */
  readonly contact: string;
  readonly outside: OutsideOptions;
}

/** Seconds for which a push service keeps a message for an offline browser. */
const KEPT = 4 * 3600;
/** The push service no longer knows this browser. */
const GONE: readonly (number | undefined)[] = [404, 410];

/** Sends messages to the browsers of people, encrypted for each. */
export class PushSender {
  readonly #options: PushSenderOptions;

  constructor(options: PushSenderOptions) {
    this.#options = options;
  }

  /** The public key with which browsers subscribe. */
  get publicKey(): string {
    return this.#options.keys.publicKey;
  }

  /** Sends a person a message. @returns whether a push service accepted it for any of their browsers */
  async send(userId: number, message: PushMessage): Promise<boolean> {
    const { db } = this.#options.database;
    let taken = false;
    for (const browser of await subscriptionsOf(db, userId)) {
      const status = await this.#post(browser, message);
      if (GONE.includes(status)) await dropSubscription(db, userId, browser.endpoint);
      if (status !== undefined && status >= 200 && status < 300) taken = true;
    }
    return taken;
  }

  async #post({ endpoint, p256dh, auth }: PushSubscription, { title, body, topic }: PushMessage) {
    const { keys, contact, outside } = this.#options;
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payloadOf(title, body), {
      vapidDetails: { subject: `mailto:${contact}`, ...keys },
      TTL: KEPT,
      topic,
    });
    const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
    try {
      return await postOutside(new URL(endpoint), { body: details.body ?? '', headers }, outside);
    } catch (error) {
      // The service's name now resolves to a forbidden address.
      if (error instanceof AddressRefused) return undefined;
      throw error;
    }
  }
}
