import type { Database, Unlisten } from '../db/database';
import { nodeOf } from '../realtime/node-of';
import { type Envelope, LIVE_CHANNEL } from '../realtime/publish-event';
import { listWebhooks, mayChangeWebhook } from './called-games';
import { EventLine } from './event-line';
import { AddressRefused } from './outside';
import { type OutsideOptions, postOutside } from './post-outside';
import { readWebhook } from './read-webhook';

/** Dependencies of sending. */
export interface WebhookSenderOptions {
  readonly database: Database;
  readonly outside: OutsideOptions;
  readonly onNotice: (line: string) => void;
  readonly onFault: (error: unknown) => void;
}

/**
 * Posts the events of games to their webhooks, as administrators hear them. Each event is sent by the node that made the
 * change; addresses are kept in memory, so that events of games without a webhook cost nothing.
 */
export class WebhookSender {
  readonly #options: WebhookSenderOptions;
  readonly #addresses = new Map<number, string>();
  readonly #lines = new Map<number, EventLine>();
  readonly #end = new AbortController();
  /** Events are handled in order, although an address may have to be read first. */
  #handled: Promise<void> = Promise.resolve();
  #unlisten: Unlisten | undefined;

  private constructor(options: WebhookSenderOptions) {
    this.#options = options;
  }

  static async start(options: WebhookSenderOptions): Promise<WebhookSender> {
    const sender = new WebhookSender(options);
    sender.#unlisten = await options.database.listen(
      LIVE_CHANNEL,
      (payload) => sender.#then(() => sender.#hear(JSON.parse(payload) as Envelope)),
      () => sender.#then(() => sender.#readAddresses()),
    );
    await sender.#readAddresses();
    return sender;
  }

  /** Events that still wait are lost. */
  async close(): Promise<void> {
    this.#end.abort();
    await this.#unlisten?.();
    await this.#handled;
    for (const line of this.#lines.values()) line.clear();
  }

  #then(work: () => Promise<void>): void {
    this.#handled = this.#handled
      .then(() => (this.#end.signal.aborted ? undefined : work()))
      .catch(this.#options.onFault);
  }

  async #readAddresses(): Promise<void> {
    const rows = await listWebhooks(this.#options.database.db);
    this.#addresses.clear();
    for (const { id, address } of rows) this.#addresses.set(id, address);
  }

  async #hear({ gameId, node, message }: Envelope): Promise<void> {
    if (mayChangeWebhook(message)) {
      const [row] = await listWebhooks(this.#options.database.db, gameId);
      if (row) this.#addresses.set(gameId, row.address);
      else this.#addresses.delete(gameId);
    }
    if (node !== nodeOf(this.#options.database) || !this.#addresses.has(gameId)) return;
    const line = this.#lines.get(gameId) ?? this.#newLine(gameId);
    this.#lines.set(gameId, line);
    line.add(message);
  }

  #newLine(gameId: number): EventLine {
    const { onNotice } = this.#options;
    return new EventLine({
      post: (message) => this.#post(gameId, message),
      onLost: () => onNotice(`The webhook of game ${gameId} did not take an event.`),
      signal: this.#end.signal,
    });
  }

  /** Without a webhook there is nothing left to send. */
  async #post(gameId: number, message: Envelope['message']): Promise<boolean> {
    const read = readWebhook(this.#addresses.get(gameId) ?? '');
    if ('reason' in read) return true;
    const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Waymark-Webhook' };
    try {
      const status =
        (await postOutside(read.url, { body: JSON.stringify(message), headers }, this.#options.outside)) ?? 0;
      return status >= 200 && status < 300;
    } catch (error) {
      if (!(error instanceof AddressRefused)) this.#options.onFault(error);
      return false;
    }
  }
}
