import webPush from 'web-push';
import type { Database } from '../db/database';
import { AddressRefused } from '../webhook/outside';
import { type OutsideOptions, postOutside } from '../webhook/post-outside';
import type { PushKeys } from './keys';
import { dropSubscription, type PushSubscription, subscriptionsOf } from './subscriptions';

/** A message as the players' app shows it. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Messages of the same topic replace each other where they have not arrived yet: none is shown twice. */
  readonly topic: string;
}

/** What sending needs. */
export interface PushSenderOptions {
  readonly database: Database;
  readonly keys: PushKeys;
  /** Whom push services write to about misuse: an e-mail address. */
  readonly contact: string;
  readonly outside: OutsideOptions;
}

/** Seconds for which a push service keeps a message for a browser that is off. */
const KEPT = 4 * 3600;
/** The push service knows this browser no more. */
const GONE: readonly (number | undefined)[] = [404, 410];

/** Sends messages to the browsers of people, encrypted for each. */
export class PushSender {
  readonly #options: PushSenderOptions;

  constructor(options: PushSenderOptions) {
    this.#options = options;
  }

  /** The key that browsers subscribe with. */
  get publicKey(): string {
    return this.#options.keys.publicKey;
  }

  /** Sends somebody a message. @returns whether a push service took it for one of their browsers */
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
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title, body }),
      {
        vapidDetails: { subject: `mailto:${contact}`, ...keys },
        TTL: KEPT,
        topic,
      },
    );
    const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
    try {
      return await postOutside(new URL(endpoint), { body: details.body ?? '', headers }, outside);
    } catch (error) {
      // The name of the service leads elsewhere now.
      if (error instanceof AddressRefused) return undefined;
      throw error;
    }
  }
}
