/** @also-embedded Notifications depend on the engine. */
import { and, eq } from 'drizzle-orm';
import { WebSocket } from 'ws';
import { gameMembers } from '../db/schema';
import { GRACE } from '../session/token-pairs';
import { openLiveClient, testProvider } from '../testing';
import { makeOwnedGame } from '../testing/owned-game';
import { BAD_TOKEN } from './live-socket';
import { publishEvent } from './publish-event';

const provider = testProvider();

async function harbour() {
  const { make } = provider;
  const { whiteLabel, owner, ownerRow, game } = await makeOwnedGame(provider);
  const somebody = async (row: Parameters<typeof make.user>[1] = {}) => {
    const user = await make.user(whiteLabel, row);
    return { user, as: await provider.as(user) };
  };
  const rename = (name: string) => owner.put(`/games/${game.id}.json`, { name });
  return { whiteLabel, game, owner, ownerRow, somebody, rename };
}

const listen = (visitor: { token: string | undefined; whitelabel: string }, subscriptions?: string[]) =>
  openLiveClient(provider.origin, visitor, subscriptions);
const named = (name: string) => (message: { detail: { game?: { name?: string | undefined } | undefined } }) =>
  message.detail.game?.name === name;

it('notifies every member who changed what in which game', async () => {
  const { game, somebody, ownerRow, rename } = await harbour();
  const { user, as } = await somebody();
  await provider.make.member(game, user, { access: 'Joined' });
  const client = await listen(as);
  await rename('Renamed');
  const { source, detail, id } = await client.waitFor(named('Renamed'));
  expect(source).toBe('ss.game.update');
  expect(detail).toEqual({ user_id: ownerRow.id, game: { id: game.id, name: 'Renamed' }, fields: ['name'] });
  await rename('Again');
  expect((await client.waitFor(named('Again'))).id).not.toBe(id);
  client.close();
});

it('notifies the author on all of their connections', async () => {
  const { owner, rename } = await harbour();
  const clients = [await listen(owner), await listen(owner)];
  await rename('Renamed');
  for (const client of clients) await client.waitFor(named('Renamed'));
  for (const client of clients) client.close();
});

it('notifies only people who may see the game', async () => {
  const { game, somebody, rename, owner } = await harbour();
  const elsewhere = await harbour();
  const [stranger, banned, foreignChief, chief] = [
    await somebody(),
    await somebody(),
    await elsewhere.somebody({ super_admin: true }),
    await somebody({ super_admin: true }),
  ];
  await provider.make.member(game, banned.user, { banned: true });
  const deaf = await Promise.all([stranger, banned, foreignChief].map(({ as }) => listen(as)));
  const clients = [await listen(chief.as), await listen(owner)];
  await rename('Secret');
  for (const client of clients) await client.waitFor(named('Secret'));
  // All sockets receive a message at once, so one without it by now will not get it.
  expect(deaf.map(({ messages: received }) => received.length)).toEqual([0, 0, 0]);
  for (const client of [...deaf, ...clients]) client.close();
});

it('stops notifying a banned member', async () => {
  const { game, whiteLabel, somebody, rename, owner } = await harbour();
  const { user, as } = await somebody();
  await provider.make.member(game, user);
  const [banned, witness] = [await listen(as), await listen(owner)];
  await rename('Before');
  await banned.waitFor(named('Before'));
  const { database } = provider;
  await database.tx(async (tx) => {
    const row = and(eq(gameMembers.game_id, game.id), eq(gameMembers.user_id, user.id));
    await tx.update(gameMembers).set({ banned: true }).where(row);
    const detail = { game: { id: game.id } };
    await publishEvent(database, tx, { source: 'ss.user.ban', whiteLabelId: whiteLabel.id, gameId: game.id, detail });
  });
  await rename('After');
  await witness.waitFor(named('After'));
  expect(banned.messages.map(({ detail }) => detail.game?.name)).toEqual(['Before']);
  banned.close();
  witness.close();
});

it('sends only subscribed messages', async () => {
  const { owner, rename } = await harbour();
  const [deaf, client] = [
    await listen(owner, ['ss.team.update', 'ss.nonsense']),
    await listen(owner, ['ss.game.update']),
  ];
  await rename('Renamed');
  await client.waitFor(named('Renamed'));
  expect(deaf.messages).toEqual([]);
  deaf.close();
  client.close();
});

it('sends nothing for rejected or rolled-back changes', async () => {
  const { owner, somebody, game, rename, whiteLabel } = await harbour();
  const client = await listen(owner);
  const { as } = await somebody();
  await as.put(`/games/${game.id}.json`, { name: 'Not allowed' });
  await rename('');
  const { database } = provider;
  const undone = database.tx(async (tx) => {
    const detail = { game: { id: game.id, name: 'Undone' } };
    await publishEvent(database, tx, {
      source: 'ss.game.update',
      whiteLabelId: whiteLabel.id,
      gameId: game.id,
      detail,
    });
    throw new Error('Undone');
  });
  await expect(undone).rejects.toThrow('Undone');
  await rename('Done');
  await client.waitFor(named('Done'));
  expect(client.messages).toHaveLength(1);
  client.close();
});

it('keeps the order of changes', async () => {
  const { owner, rename } = await harbour();
  const client = await listen(owner);
  for (let turn = 1; turn <= 20; turn += 1) await rename(`Turn ${turn}`);
  await client.waitFor(named('Turn 20'));
  expect(client.messages.map(({ detail }) => detail.game?.name)).toEqual(
    Array.from({ length: 20 }, (_, at) => `Turn ${at + 1}`),
  );
  client.close();
});

it('omits names that are too long to send', async () => {
  const { owner, game, whiteLabel } = await harbour();
  const client = await listen(owner);
  const { database } = provider;
  const detail = { game: { id: game.id, name: '🎈'.repeat(3000) } };
  await database.tx((tx) =>
    publishEvent(database, tx, { source: 'ss.game.update', whiteLabelId: whiteLabel.id, gameId: game.id, detail }),
  );
  expect((await client.waitFor(() => true)).detail).toEqual({ game: { id: game.id } });
  client.close();
});

describe('a socket', () => {
  it('closes with 4401 for an invalid token', async () => {
    const { owner, whiteLabel } = await harbour();
    const elsewhere = await harbour();
    for (const token of ['', 'made-up']) {
      expect(await (await listen({ token, whitelabel: whiteLabel.identifier })).closed).toBe(BAD_TOKEN);
    }
    const foreign = { token: owner.token, whitelabel: elsewhere.whiteLabel.identifier };
    expect(await (await listen(foreign)).closed).toBe(BAD_TOKEN);
    const late = await harbour();
    provider.clock.forward(2 * 3_600_000);
    expect(await (await listen(late.owner)).closed).toBe(BAD_TOKEN);
  });

  it('closes with 4401 when its session ends', async () => {
    const { ownerRow, whiteLabel } = await harbour();
    const visitor = provider.visitor(whiteLabel.identifier);
    const signIn = { email: ownerRow.email, password: 'correct horse' };
    const { body } = await visitor.post<{ token: string; refresh_token: string }>('/users/authenticate.json', signIn);
    const client = await listen({ token: body.token, whitelabel: whiteLabel.identifier });
    const refresh = { refresh_token: body.refresh_token };
    await visitor.post('/users/refresh.json', refresh);
    provider.clock.forward(GRACE + 1000);
    await visitor.post('/users/refresh.json', refresh);
    expect(await client.closed).toBe(BAD_TOKEN);
  });

  it('answers 404 outside /socket', async () => {
    const socket = new WebSocket(`${provider.origin.replace('http', 'ws')}/elsewhere`);
    const answered = await new Promise<number | undefined>((resolve) => {
      socket.on('error', () => {});
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    });
    expect(answered).toBe(404);
  });
});
