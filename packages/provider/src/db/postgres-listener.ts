import pg from 'pg';
import type { Unlisten } from './database';

interface Listener {
  readonly channel: string;
  readonly hear: (payload: string) => void;
  readonly onGap: (() => void) | undefined;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;

/** LISTEN on a connection of its own, which is opened again when it breaks. */
export class PostgresListener {
  readonly #url: string;
  readonly #listeners = new Set<Listener>();
  #client: Promise<pg.Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  async listen(channel: string, hear: Listener['hear'], onGap?: () => void): Promise<Unlisten> {
    const listener = { channel, hear, onGap };
    this.#listeners.add(listener);
    this.#client ??= this.#connect();
    const client = await this.#client;
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      this.#listeners.delete(listener);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#listeners.clear();
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of this.#listeners) if (listener.channel === channel) listener.hear(payload);
    });
    let broken = false;
    const onBroken = () => {
      if (broken || this.#closed) return;
      broken = true;
      this.#reconnect(FIRST_WAIT);
    };
    client.on('error', onBroken);
    client.on('end', onBroken);
    await client.connect();
    return client;
  }

  #reconnect(wait: number): void {
    this.#retry = setTimeout(() => {
      const again = this.#connect().then(async (client) => {
        for (const channel of new Set([...this.#listeners].map((listener) => listener.channel))) {
          await client.query(`listen ${pg.escapeIdentifier(channel)}`);
        }
        return client;
      });
      again.then(
        (client) => {
          if (this.#closed) return void client.end();
          this.#client = again;
          for (const listener of this.#listeners) listener.onGap?.();
        },
        () => {
          if (!this.#closed) this.#reconnect(Math.min(wait * 2, LONGEST_WAIT));
        },
      );
    }, wait);
  }
}
