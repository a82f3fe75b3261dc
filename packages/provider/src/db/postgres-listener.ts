import pg from 'pg';
import type { Unlisten } from './database';
import { connectionTo } from './postgres-pool';

interface Listener {
  readonly channel: string;
  readonly hear: (payload: string) => void;
  readonly onGap: (() => void) | undefined;
}

const FIRST_WAIT = 100;
const LONGEST_WAIT = 2000;

/** How often the connection is checked, and how long the response may take. */
export interface Pulse {
  readonly every: number;
  readonly timeout: number;
}

/** The driver's message. */
const NO_ANSWER = 'Query read timeout';
const PULSE: Pulse = { every: 5000, timeout: 5000 };

/** LISTEN on its own connection, which reconnects when it breaks or falls silent. */
export class PostgresListener {
  readonly #url: string;
  readonly #onSilence: () => void;
  readonly #pulse: Pulse;
  readonly #listeners = new Set<Listener>();
  #line: Promise<pg.Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  /** @param onSilence called when the server stops answering without closing the connection */
  constructor(url: string, onSilence: () => void, pulse = PULSE) {
    this.#url = url;
    this.#onSilence = onSilence;
    this.#pulse = pulse;
  }

  async listen(channel: string, hear: Listener['hear'], onGap?: () => void): Promise<Unlisten> {
    const listener = { channel, hear, onGap };
    this.#line ??= this.#open();
    const client = await this.#line;
    await client.query(listenTo(channel));
    this.#listeners.add(listener);
    return async () => {
      this.#listeners.delete(listener);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#listeners.clear();
    const client = await this.#line?.catch(() => undefined);
    await client?.end();
  }

  /** Connects, subscribes to every channel, and starts watching the connection. */
  async #open(): Promise<pg.Client> {
    const client = new pg.Client({ ...connectionTo(this.#url), query_timeout: this.#pulse.timeout });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of this.#listeners) if (listener.channel === channel) listener.hear(payload);
    });
    // `end` follows every `error`.
    client.on('error', () => {});
    try {
      await client.connect();
      const channels = new Set([...this.#listeners].map(({ channel }) => channel));
      for (const channel of channels) await client.query(listenTo(channel));
    } catch (error) {
      client.end(() => {});
      throw error;
    }
    const pulse = setInterval(() => this.#feel(client), this.#pulse.every).unref();
    client.once('end', () => {
      clearInterval(pulse);
      this.#openAgain(FIRST_WAIT);
    });
    return client;
  }

  /** A server that vanishes leaves a connection that never reports anything again. */
  #feel(client: pg.Client): void {
    client.query('select 1').catch((error: Error) => {
      // A broken connection ends by itself.
      if (this.#closed || error.message !== NO_ANSWER) return;
      client.connection.stream.destroy();
      this.#onSilence();
    });
  }

  #openAgain(wait: number): void {
    if (this.#closed) return;
    this.#retry = setTimeout(() => {
      const again = this.#open();
      again.then(
        (client) => {
          this.#line = again;
          if (this.#closed) return void client.end();
          for (const listener of this.#listeners) listener.onGap?.();
        },
        () => this.#openAgain(Math.min(wait * 2, LONGEST_WAIT)),
      );
    }, wait);
  }
}

const listenTo = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;
