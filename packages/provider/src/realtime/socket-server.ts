import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Load } from '../load/load';
import type { Presence } from '../presence/presence';
import { ApiError } from '../server/errors';
import type { Callers, Entrance } from '../session/callers';
import type { Hub } from './hub';
import { BAD_TOKEN, useSocket } from './live-socket';

const PING_EVERY = 30_000;
const LOOK_EVERY = 1000;
/** Close code of a restarting server. */
const SERVICE_RESTART = 1012;
/** Milliseconds for clients to acknowledge the close. */
const FAREWELL = 500;
/** Sockets per person, for all tabs and devices. */
const MOST_OF_ONE_PERSON = 50;

/** Dependencies of the socket server. */
export interface SocketServerOptions {
  readonly hub: Hub;
  readonly callers: Callers;
  /** Who has which game open; omitted if presence is not offered. */
  readonly presence?: Presence | undefined;
  /** Whether pages of an origin may call for a white label. */
  readonly allows: (origin: string, whitelabel: string) => Promise<boolean>;
  readonly load: Pick<Load, 'takes'>;
  readonly now: () => Date;
  /** Called when a person's last socket on this node closes. */
  readonly onGone?: (userId: number) => void;
}

/** Accepts sockets at `/socket?token=&whitelabel=&subscriptions=a,b,c` ([G05]); a ticket may replace the token. */
export class SocketServer {
  readonly #options: SocketServerOptions;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 4096, perMessageDeflate: false });
  readonly #answered = new WeakSet<WebSocket>();
  readonly #ofPerson = new Map<number, number>();
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(options: SocketServerOptions) {
    this.#options = options;
    const { hub, now } = options;
    this.#timers = [
      setInterval(() => this.#ping(), PING_EVERY).unref(),
      setInterval(() => hub.dropOutdated(now().getTime()), LOOK_EVERY).unref(),
    ];
  }

  /** Open sockets. */
  get count(): number {
    return this.#server.clients.size;
  }

  /** Handles a server's upgrade requests. */
  open(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.#enter(request, socket, head).catch(() => socket.destroy());
    });
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    // Clients reconnect after a random delay, to another node or to this one once it is up again.
    for (const socket of this.#server.clients) socket.close(SERVICE_RESTART, 'The service restarts.');
    setTimeout(() => {
      for (const socket of this.#server.clients) socket.terminate();
    }, FAREWELL).unref();
    this.#server.close();
  }

  async #enter(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/socket') return refuse(socket, 404);
    if (!this.#options.load.takes('urgent')) return refuse(socket, 503);
    const whitelabel = searchParams.get('whitelabel') ?? '';
    const { origin } = request.headers;
    // Only browsers send an origin, and other programs can't be misused to borrow a session.
    if (origin !== undefined && !(await this.#options.allows(origin, whitelabel))) return refuse(socket, 403);
    // Authentication finishes before the socket opens, so that no message after the opening is missed.
    const entrance = await this.#identify(searchParams.get('token') ?? '', whitelabel);
    if (entrance && this.#countOf(entrance) >= MOST_OF_ONE_PERSON) return refuse(socket, 429);
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      if (entrance) this.#welcome(opened, entrance, (searchParams.get('subscriptions') ?? '').split(','));
      else opened.close(BAD_TOKEN, 'Please sign in.');
    });
  }

  /** Undefined for an invalid token. @throws if the database is away, so that the client retries */
  async #identify(token: string, whitelabel: string): Promise<Entrance | undefined> {
    try {
      return await this.#options.callers.fromSocket(token, whitelabel);
    } catch (error) {
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  }

  #welcome(socket: WebSocket, entrance: Entrance, subscriptions: readonly string[]): void {
    const { hub, presence } = this.#options;
    const { userId } = entrance.caller;
    this.#ofPerson.set(userId, this.#countOf(entrance) + 1);
    this.#answered.add(socket);
    socket.on('pong', () => this.#answered.add(socket));
    const connection = useSocket(socket, {
      entrance,
      subscriptions,
      onMessage: (from, text) => presence?.take(from, text),
      onClose: (gone) => {
        const others = this.#countOf(entrance) - 1;
        if (others > 0) this.#ofPerson.set(userId, others);
        else this.#ofPerson.delete(userId);
        if (others <= 0) this.#options.onGone?.(userId);
        hub.remove(gone);
        presence?.leave(gone);
      },
    });
    hub.add(connection);
  }

  #countOf({ caller }: Entrance): number {
    return this.#ofPerson.get(caller.userId) ?? 0;
  }

  #ping(): void {
    for (const socket of this.#server.clients) {
      if (!this.#answered.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
