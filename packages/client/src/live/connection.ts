import {
  ALL_LIVE_SOURCES,
  type GameId,
  isReleaseNotice,
  type LiveMessage,
  type LiveStatus,
  type Presence,
  type Readable,
  readLiveMessage,
  readPresence,
  writable,
  writePresenceWish,
} from '@waymark/contract';
import ReconnectingWebSocket from 'reconnecting-websocket';

/** What the live connection needs. */
export interface LiveConnectionOptions {
  /** Address of the socket without a query. */
  readonly url: string;
  readonly whitelabel: string;
  /** The token for the next attempt, fresh; undefined when nobody is signed in. A rejection is tried again later. */
  readonly token: () => Promise<string | undefined>;
  readonly onMessage: (message: LiveMessage) => void;
  /** There may be newer releases of parts of the builder. */
  readonly onRelease?: () => void;
  /** The socket is open again after it was lost: messages may have been missed. */
  readonly onGap: () => void;
  /** Who has the open game open was told. */
  readonly onPresence?: (presence: Presence) => void;
  /** From 0 up to 1, for the spread of attempts. */
  readonly random?: () => number;
}

const REMEMBERED_IDS = 500;
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;
/** How far apart the attempts of many browsers are spread when a server comes back: up to a quarter of the delay. */
const SPREAD = 0.25;

/**
 * The one live socket of a tab. It connects again, from 1 s up to 30 s apart, after an unclean close and while somebody is
 * signed in ([G05]); drops messages that come twice; and says when messages may have been missed.
 */
export class LiveConnection {
  readonly #options: LiveConnectionOptions;
  readonly #status = writable<LiveStatus>('idle');
  readonly #seen = new Set<string>();
  #socket: ReconnectingWebSocket | undefined;
  #wanted = false;
  #openedBefore = false;
  #here: GameId | undefined;

  constructor(options: LiveConnectionOptions) {
    this.#options = options;
  }

  /** How the connection stands. */
  get status(): Readable<LiveStatus> {
    return this.#status;
  }

  /** Opens the socket. Does nothing while it is open or on its way. */
  open(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#status.set('connecting');
    this.#connect();
  }

  /** Closes the socket until it is opened again. */
  close(): void {
    this.#wanted = false;
    this.#openedBefore = false;
    this.#seen.clear();
    this.#status.set('idle');
    this.#drop();
  }

  /**
   * Tries again at once when the socket is not open, also after a clean close; the ten-minute tick and a page that comes
   * back use it ([G78]).
   */
  wake(): void {
    if (this.#wanted && this.#status.get() !== 'live') this.#connect();
  }

  /** Connects anew even where the socket seems open: a line that was cut may not have told. */
  renew(): void {
    if (this.#wanted) this.#connect();
  }

  /** Says which game is open on this page, now and after every new start of the line; undefined: none. */
  here(game: GameId | undefined): void {
    if (game === this.#here) return;
    this.#here = game;
    if (this.#status.get() === 'live') this.#socket?.send(writePresenceWish(game));
  }

  #connect(): void {
    this.#drop();
    const { random = Math.random } = this.#options;
    const socket: ReconnectingWebSocket = new ReconnectingWebSocket(() => this.#address(socket), [], {
      WebSocket: tellingCleanCloses(() => this.#rest(socket)),
      // Read anew for every attempt.
      get minReconnectionDelay() {
        return FIRST_DELAY * (1 + SPREAD * random());
      },
      get maxReconnectionDelay() {
        return LONGEST_DELAY * (1 - SPREAD * random());
      },
      reconnectionDelayGrowFactor: 2,
      minUptime: 0,
      connectionTimeout: 10_000,
      maxEnqueuedMessages: 0,
    });
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return;
      this.#status.set('live');
      if (this.#openedBefore) this.#options.onGap();
      this.#openedBefore = true;
      if (this.#here !== undefined) socket.send(writePresenceWish(this.#here));
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#receive(data);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#status.set(this.#openedBefore ? 'reconnecting' : 'offline');
    });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  /** The other side said goodbye: no attempt by itself. */
  #rest(socket: ReconnectingWebSocket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    this.#status.set('offline');
  }

  async #address(socket: ReconnectingWebSocket): Promise<string> {
    const token = await this.#token(socket);
    if (!token && socket === this.#socket) this.close();
    const query = new URLSearchParams({
      token: token ?? '',
      whitelabel: this.#options.whitelabel,
      subscriptions: ALL_LIVE_SOURCES.join(','),
    });
    return `${this.#options.url}?${query}`;
  }

  /** The token, waiting out a refresh that fails; undefined when nobody is signed in or the socket is not wanted any more. */
  async #token(socket: ReconnectingWebSocket): Promise<string | undefined> {
    for (let delay = FIRST_DELAY; socket === this.#socket; delay = Math.min(delay * 2, LONGEST_DELAY)) {
      try {
        return await this.#options.token();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
    return undefined;
  }

  #receive(data: unknown): void {
    if (typeof data !== 'string') return;
    if (isReleaseNotice(data)) {
      this.#options.onRelease?.();
      return;
    }
    const presence = readPresence(data);
    if (presence) this.#options.onPresence?.(presence);
    const message = readLiveMessage(data);
    if (!message || this.#seen.has(message.id)) return;
    this.#seen.add(message.id);
    if (this.#seen.size > REMEMBERED_IDS) {
      const [oldest] = this.#seen;
      if (oldest !== undefined) this.#seen.delete(oldest);
    }
    this.#options.onMessage(message);
  }
}

/**
 * A socket that tells how the line really closed. ReconnectingWebSocket answers every error with a close of its own that
 * calls itself clean, so errors are kept from it: the true close follows each of them.
 */
function tellingCleanCloses(onCleanClose: () => void): typeof WebSocket {
  return class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      super.addEventListener('close', ({ wasClean }) => wasClean && onCleanClose());
      // Outside of browsers an error that nobody listens to ends the process.
      super.addEventListener('error', () => undefined);
    }

    override addEventListener(
      type: string,
      listener: EventListener,
      options?: boolean | AddEventListenerOptions,
    ): void {
      if (type !== 'error') super.addEventListener(type, listener, options);
    }
  };
}
