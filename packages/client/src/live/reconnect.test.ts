/** @jest-environment node */
import { WebSocket } from 'ws';
import { connect, prepareLiveServer, server, standing } from '../testing/live-server';

prepareLiveServer();

describe('when the socket is lost', () => {
  it('without a close frame, it reconnects with a current token and reports a gap', async () => {
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

  it('and the server is down for a while, it keeps trying', async () => {
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
  });

  it.each([
    ['soonest', 0, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]],
    ['latest', 1, [1250, 2500, 5000, 10_000, 20_000, 22_500, 22_500]],
  ] as const)('and stays lost, it waits longer each time: at its %s', async (_, random, waits) => {
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

  it('and the page is back online, it replaces a seemingly open socket and reports a gap', async () => {
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

  it('before it ever opened, it keeps trying and reports no gap', async () => {
    await server.stop();
    const { connection, gaps } = connect();
    await standing(connection, 'offline');
    await server.start();
    await standing(connection, 'live');
    expect(gaps).toEqual([]);
  });

  it("after signing out, it isn't reopened", async () => {
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

  it('with a normal close, it waits for the next tick to reopen', async () => {
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

  it('when the server only restarts, it reconnects', async () => {
    const { connection, gaps } = connect();
    await standing(connection, 'live');
    server.sayGoodbye(1012);
    await standing(connection, 'reconnecting');
    await standing(connection, 'live');
    expect([server.addresses.length, gaps.length]).toEqual([2, 1]);
  });

  it('and waits for its next attempt, wake() connects at once', async () => {
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

  it('and the token refresh fails for a while, it keeps trying', async () => {
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
