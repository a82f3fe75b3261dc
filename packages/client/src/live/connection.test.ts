/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import {
  ALL_LIVE_SOURCES,
  asGameId,
  type LiveCode,
  type LiveMessage,
  type LiveStatus,
  type Presence,
  RELEASE_NOTICE,
  readPresenceWish,
  writePresence,
} from '@waymark/contract';
import { WebSocket, WebSocketServer } from 'ws';
import { LiveConnection, type LiveConnectionOptions } from './connection';

/** A live socket server that can stop and restart on the same port. */
class LiveServer {
  readonly addresses: URL[] = [];
  /** Frames from pages, in order. */
  readonly said: string[] = [];
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
      socket.on('message', (frame) => this.said.push(String(frame)));
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

let server: LiveServer;
const opened: LiveConnection[] = [];

function connect(more: Partial<LiveConnectionOptions> = {}) {
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
function standing(connection: LiveConnection, status: LiveStatus): Promise<void> {
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
async function flushed(messages: readonly LiveMessage[]): Promise<void> {
  const id = `last-${Math.random()}`;
  server.send({ id, source: 'ss.game.update', detail: {} });
  while (messages.at(-1)?.id !== id) await new Promise((resolve) => setImmediate(resolve));
}

const idsOf = (messages: readonly LiveMessage[]) =>
  messages.map(({ id }) => id).filter((id) => !id.startsWith('last-'));

beforeAll(() => {
  Object.assign(globalThis, { WebSocket });
});
beforeEach(async () => {
  server = new LiveServer();
  await server.start();
});
afterEach(async () => {
  for (const connection of opened.splice(0)) connection.close();
  await server.stop();
});

describe('who has a game open', () => {
  const game = asGameId(7);
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setImmediate(resolve));
  };

  it('is said when the line is there, when another is opened, and anew after every break', async () => {
    const { connection } = connect({ random: () => 0 });
    connection.here(game);
    await until(() => server.said.length === 1);
    connection.here(game);
    connection.here(undefined);
    connection.here(game);
    await until(() => server.said.length === 3);
    server.cutOff();
    await until(() => server.said.length === 4);
    expect(server.said.map(readPresenceWish)).toEqual([7, null, 7, 7].map((id) => id && asGameId(id)));
  });

  it('is heard, and is no live message', async () => {
    const heard: Presence[] = [];
    const { connection, messages } = connect({ onPresence: (presence) => heard.push(presence) });
    await standing(connection, 'live');
    const presence = { game, people: [{ id: 2, name: 'Ada' }] };
    server.send(writePresence(presence));
    server.send({ source: 'ss.presence', detail: { game: { id: 7 }, people: 'everybody' } });
    await flushed(messages);
    expect(heard).toEqual([presence]);
    expect(idsOf(messages)).toEqual([]);
  });
});

describe('the live socket', () => {
  it('is opened with the token, the white label and the codes of all messages', async () => {
    const { connection } = connect();
    await standing(connection, 'live');
    expect([...(server.addresses[0]?.searchParams ?? [])]).toEqual([
      ['token', 't1'],
      ['whitelabel', 'harbour'],
      ['subscriptions', ALL_LIVE_SOURCES.join(',')],
    ]);
    expect(server.addresses[0]?.pathname).toBe('/socket');
  });

  it('asks for what remotes hear as well, as it is at each connect', async () => {
    let sources: readonly LiveCode[] = [];
    const { connection } = connect({ sources: () => sources });
    await standing(connection, 'live');
    sources = ['ss.lantern.update', 'ss.game.update'];
    connection.renew();
    while (server.addresses.length < 2) await new Promise((resolve) => setImmediate(resolve));
    const asked = server.addresses.map(({ searchParams }) => searchParams.get('subscriptions')?.split(','));
    expect(asked).toEqual([ALL_LIVE_SOURCES, [...ALL_LIVE_SOURCES, 'ss.lantern.update']]);
  });

  it('is one, however often it is opened', async () => {
    const { connection } = connect();
    connection.open();
    await standing(connection, 'live');
    connection.open();
    connection.wake();
    expect(server.addresses).toHaveLength(1);
  });

  it('is not opened when nobody is signed in', async () => {
    const { connection } = connect({ token: async () => undefined });
    await standing(connection, 'idle');
    expect(server.addresses).toEqual([]);
  });

  it('can be opened again after it was closed, and closed before it was open', async () => {
    const { connection, gaps } = connect();
    connection.close();
    expect(connection.status.get()).toBe('idle');
    connection.open();
    await standing(connection, 'live');
    connection.close();
    connection.open();
    await standing(connection, 'live');
    expect(gaps).toEqual([]);
  });
});

describe('live messages', () => {
  it('come through in their order, with their id, source and detail', async () => {
    const { connection, messages } = connect();
    await standing(connection, 'live');
    const detail = { user_id: 3, game: { id: 7, name: 'Cranes' }, task: { id: 1 }, team: { id: 2 } };
    server.send({ id: 1, source: 'ss.task.reel', detail });
    server.send({ id: 'b', source: 'ss.team.create', detail: { game: { id: 7 } } });
    await flushed(messages);
    expect(idsOf(messages)).toEqual(['1', 'b']);
    expect(messages[0]).toMatchObject({ id: '1', source: 'ss.task.reel', detail });
  });

  it('of a newer version come through, whatever their detail holds', async () => {
    const { connection, messages } = connect();
    await standing(connection, 'live');
    const detail = { game: { id: 7 }, lantern: { lit: true } };
    server.send({ id: 1, source: 'ss.lantern.update', detail });
    await flushed(messages);
    expect(messages[0]).toMatchObject({ id: '1', source: 'ss.lantern.update', detail });
  });

  it('of a newer registry reach who asked for that, and nobody else', async () => {
    let releases = 0;
    const { connection, messages } = connect({ onRelease: () => (releases += 1) });
    await standing(connection, 'live');
    server.send({ id: 'release-stable-4', source: RELEASE_NOTICE, detail: {} });
    server.send({ id: 'x', source: 'ss.game.update', detail: { game: { id: 1, name: RELEASE_NOTICE } } });
    await flushed(messages);
    expect([releases, idsOf(messages)]).toEqual([1, ['x']]);
  });

  it('that come twice are dropped, also over a reconnection', async () => {
    const { connection, messages } = connect();
    await standing(connection, 'live');
    for (const id of ['a', 'a', 'b', 'a']) server.send({ id, source: 'ss.game.score', detail: {} });
    await flushed(messages);
    server.cutOff();
    await standing(connection, 'reconnecting');
    await standing(connection, 'live');
    for (const id of ['b', 'c']) server.send({ id, source: 'ss.game.score', detail: {} });
    await flushed(messages);
    expect(idsOf(messages)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['no JSON', '{"id":'],
    ['an empty frame', ''],
    ['a list', '[]'],
    ['no source', '{"id":1}'],
    ['no id', '{"source":"ss.game.score","detail":{}}'],
    ['a source of another form', '{"id":1,"source":"weather.change","detail":{}}'],
    ['a source with more parts', '{"id":1,"source":"ss.weather.change.again","detail":{}}'],
    ['who is there, which is no message', '{"id":1,"source":"ss.presence","detail":{}}'],
    ['bytes', Buffer.from('{"id":1,"source":"ss.game.score","detail":{}}')],
  ])('that cannot be read are ignored: %s', async (_, frame) => {
    const { connection, messages } = connect();
    await standing(connection, 'live');
    server.send(frame);
    await flushed(messages);
    expect(idsOf(messages)).toEqual([]);
    expect(connection.status.get()).toBe('live');
  });

  it('remember only so many ids', async () => {
    const { connection, messages } = connect();
    await standing(connection, 'live');
    for (let id = 0; id < 600; id += 1) server.send({ id, source: 'ss.game.score', detail: {} });
    for (const id of [599, 0]) server.send({ id, source: 'ss.game.score', detail: {} });
    await flushed(messages);
    expect(idsOf(messages).slice(599)).toEqual(['599', '0']);
  });
});

describe('when the socket is lost', () => {
  it('without a goodbye it connects again, with the token of that moment, and says that there was a gap', async () => {
    let token = 't1';
    const { connection, gaps, statuses } = connect({ token: async () => token });
    await standing(connection, 'live');
    expect(gaps).toEqual([]);
    token = 't2';
    server.cutOff();
    await standing(connection, 'reconnecting');
    await standing(connection, 'live');
    expect(server.addresses.map(({ searchParams }) => searchParams.get('token'))).toEqual(['t1', 't2']);
    expect(gaps).toEqual([0]);
    expect(statuses).toEqual(['connecting', 'live', 'reconnecting', 'live']);
  });

  it('and nobody answers for a while, it goes on trying', async () => {
    let attempts = 0;
    const third = new EventTarget();
    const { connection, gaps } = connect({
      token: async () => {
        attempts += 1;
        if (attempts === 3) third.dispatchEvent(new Event('attempt'));
        return 't1';
      },
    });
    await standing(connection, 'live');
    await server.stop();
    // The second attempt is refused; the test is that there is a third.
    await new Promise((resolve) => third.addEventListener('attempt', resolve));
    expect(connection.status.get()).toBe('reconnecting');
    await server.start();
    connection.wake();
    await standing(connection, 'live');
    expect(gaps).toHaveLength(1);
  }, 15_000);

  it.each([
    ['soonest', 0, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]],
    ['latest', 1, [1250, 2500, 5000, 10_000, 20_000, 22_500, 22_500]],
  ] as const)('and nobody answers at all, it waits longer each time: at its %s', async (_, random, waits) => {
    await server.stop();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      let attempts = 0;
      let refusals = 0;
      Object.assign(globalThis, {
        WebSocket: class extends WebSocket {
          constructor(url: string) {
            super(url);
            attempts += 1;
            this.once('close', () => setImmediate(() => (refusals += 1)));
          }
        },
      });
      connect({ random: () => random });
      await jest.advanceTimersByTimeAsync(0);
      for (const [turn, wait] of waits.entries()) {
        while (refusals <= turn) await new Promise((resolve) => setImmediate(resolve));
        await jest.advanceTimersByTimeAsync(wait - 1);
        expect(attempts).toBe(turn + 1);
        await jest.advanceTimersByTimeAsync(1);
        expect(attempts).toBe(turn + 2);
      }
    } finally {
      Object.assign(globalThis, { WebSocket });
      jest.useRealTimers();
    }
  });

  it('and the page is online again, it connects anew though the socket seems open, and says that there was a gap', async () => {
    const { connection, gaps } = connect();
    await standing(connection, 'live');
    connection.renew();
    while (gaps.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(server.addresses).toHaveLength(2);
    expect(connection.status.get()).toBe('live');
    connection.close();
    connection.renew();
    expect(connection.status.get()).toBe('idle');
  });

  it('before it ever opened, it goes on trying and there was no gap', async () => {
    await server.stop();
    const { connection, gaps } = connect();
    await standing(connection, 'offline');
    await server.start();
    await standing(connection, 'live');
    expect(gaps).toEqual([]);
  }, 15_000);

  it('by somebody who signed out meanwhile, it is not opened again', async () => {
    let token: string | undefined = 't1';
    const { connection } = connect({ token: async () => token });
    await standing(connection, 'live');
    token = undefined;
    server.cutOff();
    await standing(connection, 'idle');
    expect(server.addresses).toHaveLength(1);
    connection.wake();
    expect(connection.status.get()).toBe('idle');
  });

  it('with a goodbye it is not opened again by itself, but by the next tick', async () => {
    let attempts = 0;
    const { connection, gaps } = connect({
      token: async () => {
        attempts += 1;
        return 't1';
      },
    });
    await standing(connection, 'live');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      server.sayGoodbye();
      await standing(connection, 'offline');
      await jest.advanceTimersByTimeAsync(600_000);
    } finally {
      jest.useRealTimers();
    }
    expect(attempts).toBe(1);
    connection.wake();
    await standing(connection, 'live');
    expect([server.addresses.length, gaps.length]).toEqual([2, 1]);
  });

  it('when the server only restarts, it comes back by itself', async () => {
    const { connection, gaps } = connect();
    await standing(connection, 'live');
    server.sayGoodbye(1012);
    await standing(connection, 'reconnecting');
    await standing(connection, 'live');
    expect([server.addresses.length, gaps.length]).toEqual([2, 1]);
  });

  it('and waits for its next attempt, waking it connects at once', async () => {
    const { connection } = connect();
    await standing(connection, 'live');
    server.cutOff();
    await standing(connection, 'reconnecting');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      connection.wake();
      await jest.advanceTimersByTimeAsync(0);
      await standing(connection, 'live');
    } finally {
      jest.useRealTimers();
    }
    expect(server.addresses).toHaveLength(2);
  });

  it('and the refresh of the token fails for a while, it goes on trying', async () => {
    let attempts = 0;
    const { connection } = connect({
      token: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('no answer');
        return 't2';
      },
    });
    await standing(connection, 'live');
    expect(server.addresses.map(({ searchParams }) => searchParams.get('token'))).toEqual(['t2']);
  });
});
