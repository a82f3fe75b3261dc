/** @jest-environment node */
import {
  ALL_LIVE_SOURCES,
  asGameId,
  type LiveCode,
  type Presence,
  RELEASE_NOTICE,
  readPresenceWish,
  writePresence,
} from '@waymark/contract';
import { connect, flushed, idsOf, prepareLiveServer, server, standing } from '../testing/live-server';

prepareLiveServer();

describe('presence in a game', () => {
  const game = asGameId(7);
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setImmediate(resolve));
  };

  it('is sent on connection, on each change of game, and again after every break', async () => {
    const { connection } = connect({ random: () => 0 });
    connection.here(game);
    await until(() => server.frames.length === 1);
    connection.here(game);
    connection.here(undefined);
    connection.here(game);
    await until(() => server.frames.length === 3);
    server.cutOff();
    await until(() => server.frames.length === 4);
    expect(server.frames.map(readPresenceWish)).toEqual([7, null, 7, 7].map((id) => id && asGameId(id)));
  });

  it('is received without appearing as a live message', async () => {
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
  it('is opened with the token, the white label and all message codes', async () => {
    const { connection } = connect();
    await standing(connection, 'live');
    expect([...(server.addresses[0]?.searchParams ?? [])]).toEqual([
      ['token', 't1'],
      ['whitelabel', 'harbour'],
      ['subscriptions', ALL_LIVE_SOURCES.join(',')],
    ]);
    expect(server.addresses[0]?.pathname).toBe('/socket');
  });

  it('also subscribes to the sources of remotes, as of each connect', async () => {
    let sources: readonly LiveCode[] = [];
    const { connection } = connect({ sources: () => sources });
    await standing(connection, 'live');
    sources = ['ss.lantern.update', 'ss.game.update'];
    connection.renew();
    while (server.addresses.length < 2) await new Promise((resolve) => setImmediate(resolve));
    const requests = server.addresses.map(({ searchParams }) => searchParams.get('subscriptions')?.split(','));
    expect(requests).toEqual([ALL_LIVE_SOURCES, [...ALL_LIVE_SOURCES, 'ss.lantern.update']]);
  });

  it('is opened only once', async () => {
    const { connection } = connect();
    connection.open();
    await standing(connection, 'live');
    connection.open();
    connection.wake();
    expect(server.addresses).toHaveLength(1);
  });

  it("isn't opened when signed out", async () => {
    const { connection } = connect({ token: async () => undefined });
    await standing(connection, 'idle');
    expect(server.addresses).toEqual([]);
  });

  it('can be reopened after closing, and closed before it was open', async () => {
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
  it('arrive in order, with id, source and detail', async () => {
    const { connection, messages } = connect();
    await standing(connection, 'live');
    const detail = { user_id: 3, game: { id: 7, name: 'Cranes' }, task: { id: 1 }, team: { id: 2 } };
    server.send({ id: 1, source: 'ss.task.reel', detail });
    server.send({ id: 'b', source: 'ss.team.create', detail: { game: { id: 7 } } });
    await flushed(messages);
    expect(idsOf(messages)).toEqual(['1', 'b']);
    expect(messages[0]).toMatchObject({ id: '1', source: 'ss.task.reel', detail });
  });

  it('of a newer version arrive with any detail', async () => {
    const { connection, messages } = connect();
    await standing(connection, 'live');
    const detail = { game: { id: 7 }, lantern: { lit: true } };
    server.send({ id: 1, source: 'ss.lantern.update', detail });
    await flushed(messages);
    expect(messages[0]).toMatchObject({ id: '1', source: 'ss.lantern.update', detail });
  });

  it('about a newer registry reach only the release listener', async () => {
    let releases = 0;
    const { connection, messages } = connect({ onRelease: () => (releases += 1) });
    await standing(connection, 'live');
    server.send({ id: 'release-stable-4', source: RELEASE_NOTICE, detail: {} });
    server.send({ id: 'x', source: 'ss.game.update', detail: { game: { id: 1, name: RELEASE_NOTICE } } });
    await flushed(messages);
    expect([releases, idsOf(messages)]).toEqual([1, ['x']]);
  });

  it('are dropped when repeated, even across a reconnection', async () => {
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
    ['invalid JSON', '{"id":'],
    ['an empty frame', ''],
    ['a list', '[]'],
    ['no source', '{"id":1}'],
    ['no id', '{"source":"ss.game.score","detail":{}}'],
    ['an invalid source', '{"id":1,"source":"weather.change","detail":{}}'],
    ['a source with extra parts', '{"id":1,"source":"ss.weather.change.again","detail":{}}'],
    ['a presence frame', '{"id":1,"source":"ss.presence","detail":{}}'],
    ['bytes', Buffer.from('{"id":1,"source":"ss.game.score","detail":{}}')],
  ])('are ignored if unreadable: %s', async (_, frame) => {
    const { connection, messages } = connect();
    await standing(connection, 'live');
    server.send(frame);
    await flushed(messages);
    expect(idsOf(messages)).toEqual([]);
    expect(connection.status.get()).toBe('live');
  });

  it('remember a limited number of ids', async () => {
    const { connection, messages } = connect();
    await standing(connection, 'live');
    for (let id = 0; id < 600; id += 1) server.send({ id, source: 'ss.game.score', detail: {} });
    for (const id of [599, 0]) server.send({ id, source: 'ss.game.score', detail: {} });
    await flushed(messages);
    expect(idsOf(messages).slice(599)).toEqual(['599', '0']);
  });
});
