import { openLiveClient, testProvider } from '../testing';

const provider = testProvider();

interface Row {
  readonly id: number;
  readonly key: string;
  readonly value: string;
}

async function harbour() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const user = await make.user(whiteLabel);
  const game = await make.game(whiteLabel);
  await make.member(game, user, { access: 'Managing' });
  const owner = await provider.as(user);
  const game_id = game.id;
  const list = async () =>
    (await owner.get<{ personalizations: Row[] }>(`/personalizations.json?game_id=${game_id}`)).body.personalizations;
  const add = (key: string, value: string) =>
    owner.post<{ personalization: Row; errors?: Record<string, string[]> }>('/personalizations.json', {
      game_id,
      key,
      value,
    });
  const put = (id: number, key: string, value: string) =>
    owner.put<{ errors?: Record<string, string[]> }>(`/personalizations/${id}.json`, { game_id, key, value });
  const remove = (id: number, of = game_id) => owner.call('DELETE', `/personalizations/${id}.json?game_id=${of}`);
  return { whiteLabel, user, game, owner, list, add, put, remove };
}

it('adds, changes, lists and deletes words and announces each change', async () => {
  const { owner, game, list, add, put, remove } = await harbour();
  const client = await openLiveClient(provider.origin, owner);
  const pub = (await add('pub', 'The Ostrich')).body.personalization;
  const host = (await add('host', 'Maren')).body.personalization;
  expect(await list()).toEqual([
    { id: host.id, key: 'host', value: 'Maren', game_id: game.id },
    { id: pub.id, key: 'pub', value: 'The Ostrich', game_id: game.id },
  ]);
  expect((await put(pub.id, 'tavern', '%{host} & “friends” <b>')).status).toBe(200);
  expect((await remove(host.id)).status).toBe(200);
  expect((await list()).map(({ key, value }) => [key, value])).toEqual([['tavern', '%{host} & “friends” <b>']]);
  await client.waitFor(({ source }) => source === 'ss.personalization.delete');
  expect(client.messages.map(({ source }) => source)).toEqual([
    'ss.personalization.create',
    'ss.personalization.create',
    'ss.personalization.update',
    'ss.personalization.delete',
  ]);
  client.close();
});

it('accepts only letters a to z as keys, unique per game', async () => {
  const { add, put, list } = await harbour();
  for (const key of ['', 'Pub', 'pub2', 'the pub', 'pub}', 'café', 'x'.repeat(65)]) {
    expect([key, (await add(key, 'x')).status < 400]).toEqual([key, false]);
  }
  const { id } = (await add('pub', '')).body.personalization;
  expect((await add('pub', 'x')).body.errors).toEqual({ key: ['This game already has this key.'] });
  const other = (await add('host', 'x')).body.personalization;
  expect((await put(other.id, 'pub', 'x')).status).toBe(422);
  expect((await list()).map(({ key }) => key)).toEqual(['host', 'pub']);
  expect((await put(id, 'pub', 'x'.repeat(10_001))).status < 400).toBe(false);
});

it('accepts only one of several concurrent additions of a key', async () => {
  const { add, list } = await harbour();
  const answers = await Promise.all(['one', 'two', 'three'].map((value) => add('pub', value)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  expect(await list()).toHaveLength(1);
});

it('hides words of other games', async () => {
  const [here, there] = [await harbour(), await harbour()];
  const { id } = (await there.add('pub', 'Theirs')).body.personalization;
  expect((await here.put(id, 'pub', 'Ours')).status).toBe(404);
  expect((await here.remove(id)).status).toBe(404);
  expect((await here.remove(id, there.game.id)).status).toBe(404);
  expect((await there.list()).map(({ value }) => value)).toEqual(['Theirs']);
});
