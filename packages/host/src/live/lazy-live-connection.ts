import type { LiveConnection, LiveConnectionOptions } from '@waymark/client/live-connection';
import { type GameId, type LiveStatus, type Readable, type Unsubscribe, writable } from '@waymark/contract';
import { whenIdle } from '@waymark/ui';

/** Fetches the code of the socket once the page rests: no screen needs it for its first picture. */
const fetchConnection = async () => {
  await new Promise<void>((resolve) => whenIdle(resolve, { within: 2000 }));
  return await import('@waymark/client/live-connection');
};

/** The live socket of the tab, whose code arrives after the screen's. */
export class LazyLiveConnection {
  readonly #options: LiveConnectionOptions;
  readonly #fetch: typeof fetchConnection;
  readonly #status = writable<LiveStatus>('idle');
  #wanted = false;
  #here: GameId | undefined;
  #connection: LiveConnection | undefined;
  #unfollow: Unsubscribe | undefined;

  constructor(options: LiveConnectionOptions, fetch = fetchConnection) {
    this.#options = options;
    this.#fetch = fetch;
  }

  /** How the connection stands. */
  get status(): Readable<LiveStatus> {
    return this.#status;
  }

  /** Opens the socket, once its code is there; a code that does not come is asked for again by `wake`. */
  open(): void {
    this.#wanted = true;
    if (this.#status.get() === 'idle') this.#status.set('connecting');
    this.#fetch().then(
      ({ LiveConnection }) => this.#start(LiveConnection),
      () => {
        if (this.#wanted) this.#status.set('offline');
      },
    );
  }

  /** Tries at once when the socket is not open. */
  wake(): void {
    if (this.#connection) this.#connection.wake();
    else if (this.#wanted) this.open();
  }

  /** Connects anew, also where the socket seems open. */
  renew(): void {
    if (this.#connection) this.#connection.renew();
    else if (this.#wanted) this.open();
  }

  /** Says which game is open on this page; undefined: none. */
  here(game: GameId | undefined): void {
    this.#here = game;
    this.#connection?.here(game);
  }

  /** Closes the socket for good. */
  close(): void {
    this.#wanted = false;
    this.#unfollow?.();
    this.#unfollow = undefined;
    this.#connection?.close();
    this.#connection = undefined;
    this.#status.set('idle');
  }

  #start(Connection: typeof LiveConnection): void {
    if (!this.#wanted || this.#connection) return;
    const connection = new Connection(this.#options);
    this.#connection = connection;
    this.#unfollow = connection.status.subscribe(() => this.#status.set(connection.status.get()));
    connection.here(this.#here);
    connection.open();
  }
}
