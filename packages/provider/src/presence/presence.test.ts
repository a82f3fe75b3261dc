import { and, eq } from 'drizzle-orm';
import { WebSocket } from 'ws';
import { gameMembers } from '../db/schema';
import { publishEvent } from '../realtime/publish-event';
import { type LiveClient, openLiveClient, testProvider } from '../testing';

const provider = testProvider();
const clients: LiveClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
  expect(provider.faults).toEqual([]);
});

async function harbour() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const game = await make.game(whiteLabel);
  /** A member at a socket; without a membership, not in the game. */
  const person = async (
    name: string,
    row?: Parameters<typeof make.member>[2],
    account: Parameters<typeof make.user>[1] = {},
  ) => {
    const user = await make.user(whiteLabel, { name, ...account });
    if (row) await make.member(game, user, row);
    const visitor = await provider.as(user);
    const connect = async () => {
      const client = await openLiveClient(provider.origin, visitor);
      clients.push(client);
      return client;
    };
    return { user, visitor, connect, ear: await connect() };
  };
  return { whiteLabel, game, person };
}

it('shows organisers with the same game open to each other, once each', async () => {
  const { game, person } = await harbour();
  const ada = await person('Ada', { access: 'Created' });
  const ben = await person('Ben', { access: 'Managing' });
  ada.ear.open(game.id);
  await ada.ear.waitForPeople('Ada');
  ben.ear.open(game.id);
  await ada.ear.waitForPeople('Ada', 'Ben');
  await ben.ear.waitForPeople('Ada', 'Ben');
  const secondTab = await ben.connect();
  secondTab.open(game.id);
  await secondTab.waitForPeople('Ada', 'Ben');
  secondTab.close();
  ben.ear.open(undefined);
  await ada.ear.waitForPeople('Ada');
  expect(ada.ear.presence.at(-1)).toEqual({ game: game.id, people: [{ id: ada.user.id, name: 'Ada' }] });
});

it('ends when the socket closes or opens another game', async () => {
  const { whiteLabel, game, person } = await harbour();
  const other = await provider.make.game(whiteLabel);
  const ada = await person('Ada', { access: 'Created' });
  const ben = await person('Ben', { access: 'Managing' });
  await provider.make.member(other, ben.user);
  ada.ear.open(game.id);
  ben.ear.open(game.id);
  await ada.ear.waitForPeople('Ada', 'Ben');
  ben.ear.close();
  await ada.ear.waitForPeople('Ada');
  const again = await ben.connect();
  again.open(game.id);
  await ada.ear.waitForPeople('Ada', 'Ben');
  again.open(other.id);
  await ada.ear.waitForPeople('Ada');
  await again.waitForPeople('Ben');
  expect(again.presence.at(-1)?.game).toBe(other.id);
});

it('counts and notifies organisers only', async () => {
  const { game, person } = await harbour();
  const elsewhere = await harbour();
  const ada = await person('Ada', { access: 'Created' });
  const outsiders = [
    await person('Player', { access: 'Joined' }),
    await person('Guest', { access: 'Invited' }),
    await person('Banned', { access: 'Managing', banned: true }),
    await person('Stranger'),
    await elsewhere.person('Foreign chief', undefined, { super_admin: true }),
  ];
  const insiders = [
    await person('Judge', { access: 'Joined', judge: true }),
    await person('Coordinator', { access: 'Joined', coordinator: true }),
    await person('Chief', undefined, { super_admin: true }),
  ];
  for (const { ear: client } of outsiders) client.open(game.id);
  for (const { ear: client } of insiders) client.open(game.id);
  ada.ear.open(game.id);
  await ada.ear.waitForPeople('Ada', 'Chief', 'Coordinator', 'Judge');
  for (const { ear: client } of insiders) await client.waitForPeople('Ada', 'Chief', 'Coordinator', 'Judge');
  expect(outsiders.map(({ ear: client }) => client.presence)).toEqual([[], [], [], [], []]);
});

it('ends when a member loses access', async () => {
  const { game, whiteLabel, person } = await harbour();
  const { database } = provider;
  const ada = await person('Ada', { access: 'Created' });
  const ben = await person('Ben', { access: 'Managing' });
  ada.ear.open(game.id);
  ben.ear.open(game.id);
  await ada.ear.waitForPeople('Ada', 'Ben');
  await database.tx(async (tx) => {
    const row = and(eq(gameMembers.game_id, game.id), eq(gameMembers.user_id, ben.user.id));
    await tx.update(gameMembers).set({ banned: true }).where(row);
    const detail = { game: { id: game.id } };
    await publishEvent(database, tx, { source: 'ss.user.ban', whiteLabelId: whiteLabel.id, gameId: game.id, detail });
  });
  await ada.ear.waitForPeople('Ada');
  await ben.ear.waitForPeople();
});

it('ends for everyone when the game is deleted', async () => {
  const { game, person } = await harbour();
  const ada = await person('Ada', { access: 'Created' });
  ada.ear.open(game.id);
  await ada.ear.waitForPeople('Ada');
  expect((await ada.visitor.call('DELETE', `/games/${game.id}.json`)).status).toBe(200);
  await ada.ear.waitForPeople();
});

it('ignores invalid frames', async () => {
  const { game, person } = await harbour();
  const ada = await person('Ada', { access: 'Created' });
  const { token = '', whitelabel } = ada.visitor;
  const socket = new WebSocket(
    `${provider.origin.replace('http', 'ws')}/socket?${new URLSearchParams({ token, whitelabel, subscriptions: '' })}`,
  );
  await new Promise((resolve) => socket.on('open', resolve));
  for (const frame of [
    '',
    '{',
    'ss.presence',
    '{"source":"ss.presence"}',
    '[]',
    '{"source":"ss.presence","detail":{}}',
  ]) {
    socket.send(frame);
  }
  socket.send(Buffer.from('{"source":"ss.presence","detail":{"game":{"id":1}}}'));
  socket.send(JSON.stringify({ source: 'ss.presence', detail: { game: { id: game.id } } }));
  await new Promise((resolve) => socket.on('message', resolve));
  socket.terminate();
});
