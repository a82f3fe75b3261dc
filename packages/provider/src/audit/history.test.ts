import type { Change, TokenAnswer } from '@waymark/contract';
import { testProvider } from '../testing';
import { removeOldLines } from './repo';

interface History {
  changes: Change[];
  meta: { page: number; pages: number; count: number };
}

const provider = testProvider();

async function harbour() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const game = await make.game(whiteLabel, { name: 'Before', cheats: ['a'] });
  const [ownerRow, managerRow] = [await make.user(whiteLabel), await make.user(whiteLabel, { name: 'Manuel' })];
  await make.member(game, ownerRow, { access: 'Created' });
  await make.member(game, managerRow, { access: 'Managing' });
  const [owner, manager] = [await provider.as(ownerRow), await provider.as(managerRow)];
  const path = `/games/${game.id}.json`;
  const history = async (query = '') => (await owner.get<History>(`/games/${game.id}/history.json${query}`)).body;
  return { whiteLabel, game, owner, ownerRow, manager, managerRow, path, history };
}

it('lists who changed which values, newest first', async () => {
  const { owner, ownerRow, manager, managerRow, path, history } = await harbour();
  await owner.put(path, { name: 'After', shuffled: 1, cheats: ['a', 'b'] });
  await manager.put(path, { shuffled: 0, start_at: '05/01/2026 10:00 am' });
  const { changes, meta } = await history();
  expect(meta).toEqual({ page: 1, pages: 1, count: 2 });
  expect(changes).toMatchObject([
    {
      user: { id: managerRow.id, name: 'Manuel', email: managerRow.email },
      action: 'ss.game.update',
      fields: ['start_at', 'shuffled'],
      changes: [
        { field: 'shuffled', from: '1', to: '0' },
        { field: 'start_at', from: null, to: '2026-05-01T14:00:00.000Z' },
      ],
    },
    {
      user: { id: ownerRow.id },
      // The order does not matter.
      changes: expect.arrayContaining([
        { field: 'cheats', from: 'a', to: 'a, b' },
        { field: 'shuffled', from: '0', to: '1' },
        { field: 'name', from: 'Before', to: 'After' },
      ]),
    },
  ]);
  expect(Math.abs(Date.parse(changes[0]?.created_at ?? '') - Date.now())).toBeLessThan(60_000);
});

it('has no entry for a rejected change and no difference for an unchanged value', async () => {
  const { manager, owner, path, history } = await harbour();
  expect((await manager.put(path, { name: 'New', description: 'Not mine to change' })).status).toBe(403);
  expect((await owner.put(path, { name: '' })).status).toBe(422);
  expect((await history()).changes).toEqual([]);
  await owner.put(path, { name: 'Before' });
  expect((await history()).changes).toMatchObject([{ fields: ['name'], changes: [] }]);
});

it('truncates long texts without splitting a surrogate pair', async () => {
  const { owner, path, history } = await harbour();
  await owner.put(path, { description: '🧭'.repeat(500) });
  const [change] = (await history()).changes;
  expect(change?.changes).toEqual([{ field: 'description', from: '', to: `${'🧭'.repeat(199)}…` }]);
});

it('paginates the history', async () => {
  const { owner, path, history } = await harbour();
  for (let turn = 0; turn < 5; turn += 1) await owner.put(path, { name: `Name ${turn}` });
  const { changes, meta } = await history('?page=2&per_page=2');
  expect(meta).toEqual({ page: 2, pages: 3, count: 5 });
  expect(changes.map(({ changes: [first] }) => first?.to)).toEqual(['Name 2', 'Name 1']);
  expect((await history('?page=9&per_page=2')).changes).toEqual([]);
});

it('begins with the creation of the game', async () => {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const chiefRow = await make.user(whiteLabel, { super_admin: true });
  const chief = await provider.as(chiefRow);
  const { body } = await chief.post<{ game: { id: number } } & TokenAnswer>('/games.json', { name: 'Made' });
  const { changes } = (await chief.get<History>(`/games/${body.game.id}/history.json`)).body;
  expect(changes).toMatchObject([{ user: { id: chiefRow.id }, fields: ['name'] }]);
});

it('deletes lines older than the retention period', async () => {
  const { owner, path, history } = await harbour();
  await owner.put(path, { name: 'After' });
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await removeOldLines(provider.database.db, inMinutes(-10));
  expect((await history()).meta.count).toBe(1);
  await removeOldLines(provider.database.db, inMinutes(10));
  expect((await history()).meta.count).toBe(0);
});
