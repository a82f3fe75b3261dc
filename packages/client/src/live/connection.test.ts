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
