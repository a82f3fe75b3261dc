import type { LiveConnection, LiveConnectionOptions } from '@waymark/client/live-connection';
import { type GameId, type LiveStatus, type Readable, type Unsubscribe, writable } from '@waymark/contract';
import type { LaterCode } from './later-code';

/** The socket's code. */
type ConnectionCode = LaterCode<{ readonly LiveConnection: typeof LiveConnection }>;

/** The tab's live socket, whose code is loaded after the screen's. */
export class LazyLiveConnection {
  readonly #options: LiveConnectionOptions;
  readonly #code: ConnectionCode;
  readonly #status = writable<LiveStatus>('idle');
  #wanted = false;
  #here: GameId | undefined;
  #connection: LiveConnection | undefined;
  #unfollow: Unsubscribe | undefined;

  constructor(code: ConnectionCode, options: LiveConnectionOptions) {
    this.#code = code;
    this.#options = options;
  }

  /** State of the connection. */
  get status(): Readable<LiveStatus> {
    return this.#status;
  }

  /** Opens the socket once its code is loaded; after a failure, `wake` retries. */
  open(): void {
    this.#wanted = true;
    if (this.#status.get() === 'idle') this.#status.set('connecting');
    this.#code.load().then(
      ({ LiveConnection }) => this.#start(LiveConnection),
      () => {
        if (this.#wanted) this.#status.set('offline');
      },
    );
  }

  /** Retries now if the socket isn't open. */
  wake(): void {
    if (this.#connection) this.#connection.wake();
    else if (this.#wanted) this.open();
  }

  /** Reconnects, even if the socket seems open. */
  renew(): void {
    if (this.#connection) this.#connection.renew();
    else if (this.#wanted) this.open();
  }

  /** Reports the game open on this page; undefined for none. */
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
