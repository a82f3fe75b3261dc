import type { AddressInfo } from 'node:net';
import type { LiveMessage, LiveStatus } from '@waymark/contract';
import { WebSocket, WebSocketServer } from 'ws';
import { LiveConnection, type LiveConnectionOptions } from '../live/connection';

/** A live socket server that can stop and restart on the same port. */
class LiveServer {
  readonly addresses: URL[] = [];
  /** Frames from pages, in order. */
  readonly frames: string[] = [];
  #server: WebSocketServer | undefined;
  #port = 0;

  get url(): string {
    return `ws://127.0.0.1:${this.#port}/socket`;
  }

  async start(): Promise<void> {
    const server = new WebSocketServer({ port: this.#port, host: '127.0.0.1' });
    this.#server = server;
    server.on('connection', (socket, { url }) => {
      this.addresses.push(new URL(url ?? '', 'ws://test'));
      socket.on('message', (frame) => this.frames.push(String(frame)));
    });
    await new Promise((resolve) => server.once('listening', resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.cutOff();
    const server = this.#server;
    this.#server = undefined;
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  /** Resets the server: no calls, and a new port for the next start. */
  async end(): Promise<void> {
    await this.stop();
    this.#port = 0;
    this.addresses.length = 0;
    this.frames.length = 0;
  }

  /** Drops all connections without a close frame. */
  cutOff(): void {
    for (const socket of this.#server?.clients ?? []) socket.terminate();
  }

  sayGoodbye(code = 1001): void {
    for (const socket of this.#server?.clients ?? []) socket.close(code);
  }

  send(frame: unknown): void {
    for (const socket of this.#server?.clients ?? []) {
      socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame));
    }
  }
}

/** The server that `connect` connects to. */
export const server = new LiveServer();
const opened: LiveConnection[] = [];

/** Opens a connection to the server and records its events. */
export function connect(more: Partial<LiveConnectionOptions> = {}) {
  const messages: LiveMessage[] = [];
  const statuses: LiveStatus[] = [];
  const gaps: number[] = [];
  const connection = new LiveConnection({
    url: server.url,
    whitelabel: 'harbour',
    token: async () => 't1',
    onMessage: (message) => messages.push(message),
    onGap: () => gaps.push(messages.length),
    ...more,
  });
  connection.status.subscribe(() => statuses.push(connection.status.get()));
  opened.push(connection);
  connection.open();
  return { connection, messages, statuses, gaps };
}

/** Resolves when the connection has this state. */
export function standing(connection: LiveConnection, status: LiveStatus): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (connection.status.get() !== status) return;
      forget();
      resolve();
    };
    const forget = connection.status.subscribe(look);
    look();
  });
}

/** Sends a last message and waits for it, so that everything sent before has arrived. */
export async function flushed(messages: readonly LiveMessage[]): Promise<void> {
  const id = `last-${Math.random()}`;
  server.send({ id, source: 'ss.game.update', detail: {} });
  while (messages.at(-1)?.id !== id) await new Promise((resolve) => setImmediate(resolve));
}

/** The ids of messages, without those that `flushed` sent. */
export const idsOf = (messages: readonly LiveMessage[]) =>
  messages.map(({ id }) => id).filter((id) => !id.startsWith('last-'));

/** Starts the server before each test and stops it afterwards; for the top of a file. */
export function prepareLiveServer(): void {
  beforeAll(() => {
    Object.assign(globalThis, { WebSocket });
  });
  beforeEach(() => server.start());
  afterEach(async () => {
    for (const connection of opened.splice(0)) connection.close();
    await server.end();
  });
}
