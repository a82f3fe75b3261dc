import {
  ALL_LIVE_SOURCES,
  type LiveMessage,
  type LiveStatus,
  type Readable,
  readLiveMessage,
  writable,
} from '@waymark/contract';
import ReconnectingWebSocket from 'reconnecting-websocket';

/** What the live connection needs. */
export interface LiveConnectionOptions {
  /** Address of the socket without a query. */
  readonly url: string;
  readonly whitelabel: string;
  /** The token for the next attempt, fresh; undefined when nobody is signed in. */
  readonly token: () => Promise<string | undefined>;
  readonly onMessage: (message: LiveMessage) => void;
  /** The socket is open again after it was lost: messages may have been missed. */
  readonly onGap: () => void;
}

const REMEMBERED_IDS = 500;

/**
 * The one live socket of a tab. It connects again, from 1 s up to 30 s apart, after an unclean close and while somebody is
 * signed in ([G05]); drops messages that come twice; and says when messages may have been missed.
 */
export class LiveConnection {
  readonly #options: LiveConnectionOptions;
  readonly #status = writable<LiveStatus>('idle');
  readonly #seen = new Set<string>();
  #socket: ReconnectingWebSocket | undefined;
  #openedBefore = false;

  constructor(options: LiveConnectionOptions) {
    this.#options = options;
  }

  /** How the connection stands. */
  get status(): Readable<LiveStatus> {
    return this.#status;
  }

  /** Opens the socket. Does nothing while there is one. */
  open(): void {
    if (this.#socket) return;
    this.#status.set('connecting');
    const socket = new ReconnectingWebSocket(() => this.#address(), [], {
      minReconnectionDelay: 1000,
      maxReconnectionDelay: 30_000,
      reconnectionDelayGrowFactor: 2,
      minUptime: 0,
      connectionTimeout: 10_000,
      maxEnqueuedMessages: 0,
    });
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#status.set('live');
      if (this.#openedBefore) this.#options.onGap();
      this.#openedBefore = true;
    });
    socket.addEventListener('message', ({ data }) => this.#receive(data));
    socket.addEventListener('close', ({ wasClean }) => {
      if (socket !== this.#socket) return;
      if (wasClean) return this.close();
      this.#status.set(this.#openedBefore ? 'reconnecting' : 'offline');
    });
  }

  /** Closes the socket for good. */
  close(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#openedBefore = false;
    this.#seen.clear();
    this.#status.set('idle');
    socket?.close();
  }

  /** Tries again at once when the socket is not open; the ten-minute tick and a page that comes back use it ([G78]). */
  wake(): void {
    if (this.#socket && this.#socket.readyState !== ReconnectingWebSocket.OPEN) this.#socket.reconnect();
  }

  async #address(): Promise<string> {
    const token = await this.#options.token();
    if (!token) this.close();
    const query = new URLSearchParams({
      token: token ?? '',
      whitelabel: this.#options.whitelabel,
      subscriptions: ALL_LIVE_SOURCES.join(','),
    });
    return `${this.#options.url}?${query}`;
  }

  #receive(data: unknown): void {
    const message = typeof data === 'string' ? readLiveMessage(data) : undefined;
    if (!message || this.#seen.has(message.id)) return;
    this.#seen.add(message.id);
    if (this.#seen.size > REMEMBERED_IDS) {
      const [oldest] = this.#seen;
      if (oldest !== undefined) this.#seen.delete(oldest);
    }
    this.#options.onMessage(message);
  }
}
