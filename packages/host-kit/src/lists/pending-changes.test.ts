import { QueryClient } from '../query';
import { pendingChangesOf } from './pending-changes';

it('a new item stays on the page it was created on, and on no other', () => {
  const client = new QueryClient();
  const lists = ['answers', 7];
  const page = (number: number) => [...lists, { page: number }];
  for (const id of [1, 2]) client.setQueryData(page(id), { items: [{ id }] });
  const view = { key: page(1), rules: undefined };
  pendingChangesOf<{ id: number }>(client, lists)
    .add({ kind: 'insert', item: { id: 9 }, at: 'first' }, view)
    .keep();
  expect([1, 2].map((id) => client.getQueryData(page(id)))).toEqual([
    { items: [{ id: 9 }, { id: 1 }] },
    { items: [{ id: 2 }] },
  ]);
});
