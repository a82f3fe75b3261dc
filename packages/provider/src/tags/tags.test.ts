import { eq } from 'drizzle-orm';
import { games } from '../db/schema';
import { openLiveClient, testProvider } from '../testing';
import { makeOwnedGame } from '../testing/owned-game';

const provider = testProvider();

async function harbour() {
  const { make } = provider;
  const { whiteLabel, owner, game } = await makeOwnedGame(provider);
  const task = await make.task(game);
  const add = (label: string, on = { game_id: game.id, task_id: task.id }) =>
    owner.post('/tags.json', { ...on, label });
  const remove = (label: string) =>
    owner.call('DELETE', `/tasks/${task.id}/tags.json?game_id=${game.id}&label=${encodeURIComponent(label)}`);
  const labels = async () => (await owner.get<{ labels: string[] }>('/tags.json')).body.labels;
  return { whiteLabel, owner, game, task, add, remove, labels };
}

it('lists each label once, ignoring case and spaces', async () => {
  const { add, remove, labels } = await harbour();
  expect(await labels()).toEqual([]);
  await add('  waterside ');
  await add('Waterside');
  await add('Bridges & cranes');
  expect(await labels()).toEqual(['Bridges & cranes', 'waterside']);
  expect((await remove('WATERSIDE')).status).toBe(200);
  expect((await remove('Never put')).status).toBe(200);
  expect(await labels()).toEqual(['Bridges & cranes']);
});

it('keeps the labels of white labels apart', async () => {
  const [ours, theirs] = [await harbour(), await harbour()];
  await ours.add('Ours');
  expect(await theirs.labels()).toEqual([]);
});

it('lists labels only to organisers and judges of their games', async () => {
  const { whiteLabel, game, add } = await harbour();
  await add('Secret crew');
  const { make, database, clock } = provider;
  const read = async (row: object, member?: object) => {
    const user = await make.user(whiteLabel, row);
    if (member) await make.member(game, user, member);
    return (await (await provider.as(user)).get<{ labels: string[] }>('/tags.json')).body.labels;
  };
  const working = [
    await read({ super_admin: true }),
    await read({}, { access: 'Managing' }),
    await read({}, { access: 'Joined', coordinator: true }),
    await read({}, { access: 'Joined', judge: true }),
  ];
  expect(working).toEqual(working.map(() => ['Secret crew']));
  const others = [
    await read({}),
    await read({}, { access: 'Joined' }),
    await read({}, { access: 'Invited' }),
    await read({}, { access: 'Managing', banned: true }),
  ];
  expect(others).toEqual(others.map(() => []));
  await database.db.update(games).set({ deleted_at: clock.now() }).where(eq(games.id, game.id));
  expect(await read({}, { access: 'Managing' })).toEqual([]);
});

it('rejects labels on challenges of other games', async () => {
  const { add, labels } = await harbour();
  const other = await harbour();
  expect((await add('Stray', { game_id: other.game.id, task_id: other.task.id })).status).toBe(404);
  const { game, task } = await harbour();
  expect((await add('Stray', { game_id: game.id, task_id: task.id })).status).toBe(404);
  expect((await add(' ')).status).toBe(422);
  expect(await labels()).toEqual([]);
});

it('announces which challenge changed', async () => {
  const { add, owner, game, task } = await harbour();
  const client = await openLiveClient(provider.origin, owner, ['ss.task.update']);
  await add('Waterside');
  await add('Waterside');
  await add('Cranes');
  await client.waitFor(() => client.messages.length === 2);
  expect(client.messages.map(({ detail }) => [detail.game?.id, detail.task?.id, detail.fields])).toEqual([
    [game.id, task.id, ['tags']],
    [game.id, task.id, ['tags']],
  ]);
  client.close();
});
