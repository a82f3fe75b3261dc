import {
  ALL_LIVE_SOURCES,
  type GameId,
  isReleaseNotice,
  type LiveCode,
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
  /** A fresh token for the next attempt; undefined when nobody is signed in. Rejections are retried later. */
  readonly token: () => Promise<string | undefined>;
  /** Codes to subscribe to beyond those of the contract, read at every connect. */
  readonly sources?: () => readonly LiveCode[];
  readonly onMessage: (message: LiveMessage) => void;
  /** Called when there may be newer releases of remotes. */
  readonly onRelease?: () => void;
  /** Called when the socket is open again after a loss: messages may have been missed. */
  readonly onGap: () => void;
  /** Called when presence in the open game changes. */
  readonly onPresence?: (presence: Presence) => void;
  /** Random number from 0 to 1, for the jitter. */
  readonly random?: () => number;
}

const REMEMBERED_IDS = 500;
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;
/** Close code of a restarting server: it, or another node, is available in a moment. */
const SERVICE_RESTART = 1012;
/** Jitter of reconnects, so that many browsers do not return at once: up to a quarter of the delay. */
const SPREAD = 0.25;

/**
 * The tab's only live socket. Reconnects after an unclean close while somebody is signed in, with delays from 1 s to 30
 * s ([G05]); drops duplicate messages; and reports when messages may have been missed.
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

  /** State of the connection. */
  get status(): Readable<LiveStatus> {
    return this.#status;
  }

  /** Opens the socket, unless it is open or opening. */
  open(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#status.set('connecting');
    this.#connect();
  }

  /** Closes the socket until the next `open`. */
  close(): void {
    this.#wanted = false;
    this.#openedBefore = false;
    this.#seen.clear();
    this.#status.set('idle');
    this.#drop();
  }

  /**
   * Retries at once if the socket is not open, even after a clean close; used by the ten-minute tick and when a page
   * becomes visible ([G78]).
   */
  wake(): void {
    if (this.#wanted && this.#status.get() !== 'live') this.#connect();
  }

  /** Reconnects even if the socket seems open, because a broken connection may not show. */
  renew(): void {
    if (this.#wanted) this.#connect();
  }

  /** Reports the game open on this page, now and after every reconnect; undefined for none. */
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
      // Read again for every attempt.
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

  /** The server closed cleanly, so there is no automatic retry. */
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
      subscriptions: [...new Set<string>([...ALL_LIVE_SOURCES, ...(this.#options.sources?.() ?? [])])].join(','),
    });
    return `${this.#options.url}?${query}`;
  }

  /** The token, retrying a failed refresh; undefined when nobody is signed in or the socket is no longer wanted. */
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
 * A socket that reports the true close code. ReconnectingWebSocket responds to every error with its own, seemingly
 * clean close, so errors are hidden from it: the true close event follows each of them.
 */
function tellingCleanCloses(onCleanClose: () => void): typeof WebSocket {
  return class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      super.addEventListener('close', ({ wasClean, code }) => wasClean && code !== SERVICE_RESTART && onCleanClose());
      // Outside browsers, an unhandled error event ends the process.
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
