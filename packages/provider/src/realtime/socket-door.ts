import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isLiveSource } from '@waymark/contract';
import { WebSocket, WebSocketServer } from 'ws';
import type { Presence } from '../presence/presence';
import type { Caller } from '../session/caller';
import type { Callers } from '../session/callers';
import type { Connection, Hub } from './hub';

/** Close code for a token that does not count. */
export const BAD_TOKEN = 4401;

const PING_EVERY = 30_000;
/** A client that is this far behind is cut off; it connects again and makes itself fresh. */
const MOST_WAITING_BYTES = 1_000_000;

/** Lets sockets in at `/socket?token=&whitelabel=&subscriptions=a,b,c` ([G05]); a ticket may stand in the token's place. */
export class SocketDoor {
  readonly #hub: Hub;
  readonly #callers: Callers;
  readonly #presence: Presence | undefined;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 4096, perMessageDeflate: false });
  readonly #answered = new WeakSet<WebSocket>();
  readonly #heartbeat: NodeJS.Timeout;

  /** @param presence who has which game open; left out where nobody is told */
  constructor(hub: Hub, callers: Callers, presence?: Presence) {
    this.#hub = hub;
    this.#presence = presence;
    this.#callers = callers;
    this.#heartbeat = setInterval(() => this.#ping(), PING_EVERY);
    this.#heartbeat.unref();
  }

  /** Takes the upgrades of a server. */
  open(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.#enter(request, socket, head).catch(() => socket.destroy());
    });
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }

  async #enter(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== '/socket') {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    // Who it is is settled before the socket opens: what happens after it opened must not be missed.
    const caller = await this.#identify(url.searchParams);
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      if (!caller) return opened.close(BAD_TOKEN, 'Please sign in.');
      this.#welcome(opened, caller, (url.searchParams.get('subscriptions') ?? '').split(','));
    });
  }

  async #identify(query: URLSearchParams): Promise<Caller | undefined> {
    try {
      return await this.#callers.fromDoor(query.get('token') ?? '', query.get('whitelabel') ?? '');
    } catch {
      return undefined;
    }
  }

  #welcome(socket: WebSocket, caller: Caller, asked: readonly string[]): void {
    const connection: Connection = {
      caller,
      sources: new Set(asked.filter(isLiveSource)),
      send: (text) => {
        if (socket.bufferedAmount > MOST_WAITING_BYTES) socket.terminate();
        else if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      drop: () => socket.terminate(),
      refuse: () => socket.close(BAD_TOKEN, 'Please sign in.'),
    };
    this.#hub.add(connection);
    this.#answered.add(socket);
    socket.on('pong', () => this.#answered.add(socket));
    socket.on('message', (frame, binary) => {
      if (!binary) this.#presence?.take(connection, String(frame));
    });
    socket.on('close', () => {
      this.#hub.remove(connection);
      this.#presence?.leave(connection);
    });
    socket.on('error', () => socket.terminate());
  }

  #ping(): void {
    for (const socket of this.#server.clients) {
      if (!this.#answered.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }
}
