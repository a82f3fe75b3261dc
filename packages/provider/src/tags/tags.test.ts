import { listenLive, testProvider } from '../testing';

const provider = testProvider();

async function harbour() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const ownerRow = await make.user(whiteLabel);
  const game = await make.game(whiteLabel);
  await make.member(game, ownerRow, { access: 'Created' });
  const owner = await provider.as(ownerRow);
  const task = await make.task(game);
  const add = (label: string, on = { game_id: game.id, task_id: task.id }) =>
    owner.post('/tags.json', { ...on, label });
  const remove = (label: string) =>
    owner.call('DELETE', `/tasks/${task.id}/tags.json?game_id=${game.id}&label=${encodeURIComponent(label)}`);
  const labels = async () => (await owner.get<{ labels: string[] }>('/tags.json')).body.labels;
  return { whiteLabel, owner, game, task, add, remove, labels };
}

it('lists the labels that challenges carry, each once however it is written', async () => {
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

it('puts labels on challenges of the game that is named, and no others', async () => {
  const { add, labels } = await harbour();
  const other = await harbour();
  expect((await add('Stray', { game_id: other.game.id, task_id: other.task.id })).status).toBe(404);
  const { game, task } = await harbour();
  expect((await add('Stray', { game_id: game.id, task_id: task.id })).status).toBe(404);
  expect((await add(' ')).status).toBe(422);
  expect(await labels()).toEqual([]);
});

it('tells the members of the game which challenge changed', async () => {
  const { add, owner, game, task } = await harbour();
  const ear = await listenLive(provider.origin, owner, ['ss.task.update']);
  await add('Waterside');
  await add('Waterside');
  await add('Cranes');
  await ear.hear(() => ear.heard.length === 2);
  expect(ear.heard.map(({ detail }) => [detail.game?.id, detail.task?.id, detail.fields])).toEqual([
    [game.id, task.id, ['tags']],
    [game.id, task.id, ['tags']],
  ]);
  ear.close();
});
