import type { Page } from '@waymark/client';
import { QueryClient } from '../query';
import { OptimisticRecord } from './optimistic-record';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}
interface Walk extends Row {
  readonly description: string;
}

const before: Walk = { id: 7, name: 'Quay Walk', code: 'QUAY', description: 'Along the water.' };
const row: Row = { id: 7, name: 'Quay Walk', code: 'QUAY' };
const other: Row = { id: 8, name: 'Another', code: 'ELSE' };

function setUp() {
  const client = new QueryClient();
  let answer: Walk = before;
  const options = { queryKey: ['game', before.id], queryFn: async () => answer };
  client.setQueryData(['game', before.id], before);
  client.setQueryData<Page<Row>>(['games', {}], { items: [other, row], page: 1, pages: 1, count: 2 });
  const optimistic = new OptimisticRecord<Walk>(client, { record: ['game', before.id], lists: ['games'] });
  const stop = optimistic.watch();
  return {
    client,
    optimistic,
    stop,
    game: () => client.getQueryData<Walk>(['game', before.id])!,
    rows: () => client.getQueryData<Page<Row>>(['games', {}])!.items,
    answered: (game: Walk) => {
      answer = game;
      return client.fetchQuery(options);
    },
  };
}

it('shows fields being saved to every screen of the record', () => {
  const { client, optimistic } = setUp();
  const other = new OptimisticRecord<Walk>(client, { record: ['game', before.id], lists: ['games'] });
  const pending = () => [other, optimistic].map((one) => [...one.pending()].toSorted());
  const reported = jest.fn();
  client
    .getQueryCache()
    .subscribe(({ type, query }) => type === 'updated' && query.queryKey[0] === 'game' && reported());
  const first = optimistic.lay({ name: 'Quay Run' });
  const second = optimistic.lay({ name: 'Quay Race', code: 'RACE' });
  const both = ['code', 'name'];
  expect(pending()).toEqual([both, both]);
  const own = other.lay({ code: 'RUN' });
  reported.mockClear();
  first.keep();
  second.revert();
  expect(reported).toHaveBeenCalled();
  expect(pending()).toEqual([['code'], ['code']]);
  own.keep();
  expect(pending()).toEqual([[], []]);
});

it('counts a field as being saved as soon as it is shown', () => {
  const { client, optimistic } = setUp();
  const seen: string[][] = [];
  client.getQueryCache().subscribe(() => void seen.push([...optimistic.pending()]));
  optimistic.lay({ name: 'Quay Run' });
  expect(seen[0]).toEqual(['name']);
});

describe('an optimistic change', () => {
  it('shows in the game and its list row at once, and nowhere else', () => {
    const { optimistic, game, rows } = setUp();
    optimistic.lay({ name: 'Quay Run', description: 'Faster.' });
    expect(game()).toEqual({ ...before, name: 'Quay Run', description: 'Faster.' });
    expect(rows()).toEqual([other, { ...row, name: 'Quay Run' }]);
    expect(rows()[0]).toBe(other);
  });

  it('reverts when refused, without affecting other fields', () => {
    const { optimistic, game, rows } = setUp();
    const name = optimistic.lay({ name: 'Quay Run' });
    const code = optimistic.lay({ code: 'RUN' });
    code.keep();
    name.revert();
    expect(game()).toEqual({ ...before, code: 'RUN' });
    expect(rows()[1]).toEqual({ ...row, code: 'RUN' });
  });

  it("doesn't revert a later change of the same field", () => {
    const { optimistic, game } = setUp();
    const first = optimistic.lay({ name: 'First' });
    const second = optimistic.lay({ name: 'Second' });
    first.revert();
    expect(game().name).toBe('Second');
    second.revert();
    expect(game().name).toBe('Quay Walk');
  });

  it('reverts to the last accepted value', () => {
    const { optimistic, game } = setUp();
    const first = optimistic.lay({ name: 'First' });
    const second = optimistic.lay({ name: 'Second' });
    first.keep();
    second.revert();
    expect(game().name).toBe('First');
  });

  it('stays on top of a response requested before it', async () => {
    const { optimistic, game, answered, stop } = setUp();
    const name = optimistic.lay({ name: 'Quay Run' });
    await answered({ ...before, name: 'Quay Walk', code: 'THEIRS' });
    expect(game()).toMatchObject({ name: 'Quay Run', code: 'THEIRS' });
    name.keep();
    expect(game().name).toBe('Quay Run');
    stop();
  });

  it('reverts to what another organiser saved meanwhile', async () => {
    const { optimistic, game, answered } = setUp();
    const name = optimistic.lay({ name: 'Mine' });
    await answered({ ...before, name: 'Theirs' });
    name.revert();
    expect(game().name).toBe('Theirs');
  });

  it("gives way to the provider's answer once confirmed", async () => {
    const { optimistic, game, answered } = setUp();
    optimistic.lay({ name: 'Mine' }).keep();
    await answered({ ...before, name: 'Theirs' });
    expect(game().name).toBe('Theirs');
  });

  it('is not undone by what was being loaded when it was confirmed', async () => {
    const { client, optimistic, game } = setUp();
    let stored = before;
    const responses: (() => void)[] = [];
    const queryFn = () => {
      const now = stored;
      return new Promise<Walk>((resolve) => responses.push(() => resolve(now)));
    };
    const loading = client.fetchQuery({ queryKey: ['game', before.id], queryFn });
    const name = optimistic.lay({ name: 'Mine' });
    stored = { ...before, name: 'Mine' };
    name.keep();
    for (const respond of responses) respond();
    await loading;
    expect([responses.length, game().name]).toEqual([2, 'Mine']);
  });

  it("knows the value before it: own saves count, others' don't", async () => {
    const { optimistic, answered } = setUp();
    const first = optimistic.lay({ name: 'First' });
    const second = optimistic.lay({ name: 'Second' });
    expect(second.before()).toEqual({ name: 'Quay Walk' });
    first.keep();
    await answered({ ...before, name: 'Theirs' });
    second.revert();
    expect([first.before(), second.before()]).toEqual([{ name: 'Quay Walk' }, { name: 'First' }]);
  });

  it('stays on top of the response to another field, and reverts to it', () => {
    const { optimistic, game, rows } = setUp();
    const name = optimistic.lay({ name: 'Mine' });
    optimistic.take({ ...before, name: 'Theirs', code: 'PIER' });
    expect(game()).toMatchObject({ name: 'Mine', code: 'PIER' });
    expect(rows()[1]).toMatchObject({ name: 'Mine', code: 'PIER' });
    name.revert();
    expect(game().name).toBe('Theirs');
  });
});

it('an edit leaves a stale list stale', () => {
  const { client, optimistic, rows } = setUp();
  void client.invalidateQueries({ queryKey: ['games'] });
  optimistic.lay({ name: 'Harbour Walk' });
  expect(rows()[1]?.name).toBe('Harbour Walk');
  expect(client.getQueryState(['games', {}])?.isInvalidated).toBe(true);
});
