/** @also-embedded Concurrent calls share one connection. */
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { tasks } from '../db/schema';
import { testProvider, type Visitor } from '../testing';
import { type Many, makeHarbour, type One } from '../testing/harbour';
import { purgeTaskTrash } from './trash/purge';

const MINUTE = 60_000;

const provider = testProvider();
const harbour = (names: readonly string[] = []) => makeHarbour(provider, names);

describe('the order of challenges', () => {
  it('shifts the challenges in between when one moves', async () => {
    const { put, order } = await harbour(['a', 'b', 'c', 'd']);
    await put('d', { position: 2 });
    expect(await order()).toBe('a d b c');
    await put('a', { position: 4 });
    expect(await order()).toBe('d b c a');
  });

  it('has no gaps or duplicates after concurrent moves, deletions and restores', async () => {
    const step = fc.record({
      who: fc.nat(7),
      to: fc.integer({ min: 1, max: 8 }),
      does: fc.constantFrom(0, 0, 0, 1, 2),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, step, step), { minLength: 1, maxLength: 4 }), async (rounds) => {
        const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
        const { put, remove, restore, order } = await harbour(names);
        for (const round of rounds) {
          await Promise.all(
            round.map(({ who, to, does }) => {
              const name = names[who] ?? 'a';
              return does === 1 ? remove(name) : does === 2 ? restore(name) : put(name, { position: to });
            }),
          );
          await order();
        }
        for (const name of names) await restore(name);
        expect([...(await order()).split(' ')].toSorted()).toEqual(names);
      }),
      { numRuns: 8 },
    );
  });
});

describe('a deleted challenge', () => {
  it('can be restored to its place for ten minutes', async () => {
    const { owner, game, remove, restore, order } = await harbour(['a', 'b', 'c']);
    const { body } = await remove('b');
    expect(Date.parse(body.restore_until)).toBeGreaterThan(provider.clock.now().getTime() + 9 * MINUTE);
    expect(await order()).toBe('a c');
    const trash = async () => (await owner.get<Many>(`/tasks/trash/${game.id}.json`)).body.tasks;
    expect(await trash()).toMatchObject([{ name: 'b', position: 2 }]);
    expect((await restore('b')).status).toBe(200);
    expect(await order()).toBe('a b c');
    await remove('b');
    provider.clock.forward(10 * MINUTE);
    expect(await trash()).toEqual([]);
    expect((await restore('b')).status).toBe(404);
    await purgeTaskTrash(provider, provider.clock.now());
    const left = await provider.database.db.select().from(tasks).where(eq(tasks.game_id, game.id));
    expect(left.map(({ name }) => name).toSorted()).toEqual(['a', 'c']);
  });
});

describe('a bulk change', () => {
  const bulk = ({ owner, game }: Awaited<ReturnType<typeof harbour>>, body: object) =>
    owner.put<{ undo_id: number }>('/tasks/bulk.json', { game_id: game.id, ...body });
  const undo = ({ owner, game }: Awaited<ReturnType<typeof harbour>>, undo_id: number) =>
    owner.post('/tasks/undo.json', { game_id: game.id, undo_id });

  it('updates challenges together, and its undo skips what has changed since', async () => {
    const place = await harbour(['a', 'b', 'c']);
    const { owner, game, id, put, list } = place;
    await owner.post('/tags.json', { game_id: game.id, task_id: id('a'), label: 'old' });
    await put('a', { points: 10, starts_at: '05/01/2026 10:00 am' });
    const changes = { points: 70, starts_at: '', hide_locked: 1, add_tags: ['new'], remove_tags: ['OLD'] };
    const { status, body } = await bulk(place, { ids: [id('a'), id('b')], ...changes });
    expect(status).toBe(200);
    const now = async () =>
      (await list()).tasks.map(({ points, starts_at, hide_locked, tags }) => [points, starts_at, hide_locked, tags]);
    const tag = (label: string) => [{ label }];
    expect(await now()).toEqual([
      [70, null, 1, tag('new')],
      [70, null, 1, tag('new')],
      [0, null, 0, []],
    ]);
    await put('b', { points: 80 });
    expect((await undo(place, body.undo_id)).status).toBe(200);
    const back = [
      [10, '2026-05-01T10:00:00.000Z', 0, tag('old')],
      [80, null, 0, []],
      [0, null, 0, []],
    ];
    expect(await now()).toEqual(back);
    expect((await undo(place, body.undo_id)).status).toBe(200);
    expect(await now()).toEqual(back);
  });

  it('deletes challenges together, and its undo restores their places', async () => {
    const place = await harbour(['a', 'b', 'c', 'd', 'e']);
    const { body } = await bulk(place, { ids: [place.id('d'), place.id('b')], delete: 1 });
    expect(await place.order()).toBe('a c e');
    await undo(place, body.undo_id);
    expect(await place.order()).toBe('a b c d e');
  });

  it('is all or nothing', async () => {
    const place = await harbour(['a', 'b']);
    const other = await harbour(['x']);
    const before = await place.list();
    const foreign = await bulk(place, { ids: [place.id('a'), other.id('x')], points: 5 });
    expect([foreign.status, foreign.body]).toMatchObject([422, { errors: { ids: [expect.any(String)] } }]);
    await place.put('b', { starts_at: '05/01/2026 10:00 am' });
    const backward = await bulk(place, { ids: [place.id('a'), place.id('b')], ends_at: '04/01/2026 10:00 am' });
    expect([backward.status, backward.body]).toMatchObject([422, { errors: { ends_at: [expect.any(String)] } }]);
    expect((await place.list()).tasks[0]).toEqual(before.tasks[0]);
    const { body } = await bulk(place, { ids: [place.id('a')], points: 5 });
    provider.clock.forward(10 * MINUTE);
    expect((await undo(place, body.undo_id)).status).toBe(404);
  });
});

describe('a copied challenge', () => {
  it('follows its original and has the same content', async () => {
    const { owner, game, id, put, order } = await harbour(['a', 'b', 'c']);
    await put('b', { task_type: 7, points: 30, unlock_by_task_id: id('a') });
    const { body } = await owner.post<One>(`/tasks/${id('b')}/duplicate.json`, { game_id: game.id });
    expect(body.task).toMatchObject({ name: 'Copy of b', position: 3, points: 30, unlock_by_task_id: id('a') });
    expect(body.task.realities).toHaveLength(5);
    expect(await order()).toBe('a b Copy of b c');
  });

  it('from another game is appended, keeps locks within the copy and can be undone', async () => {
    const { make } = provider;
    const { whiteLabel, owner, ownerRow, player, game, order, list } = await harbour(['a']);
    const source = await make.game(whiteLabel);
    await make.member(source, ownerRow, { access: 'Managing' });
    const [x, y] = [await make.task(source, { name: 'x' }), await make.task(source, { name: 'y' })];
    await owner.put(`/tasks/${y.id}.json`, { game_id: source.id, unlock_by_task_id: x.id });
    const copy = (who: Visitor, body: object = {}) =>
      who.post<{ ids: number[]; undo_id: number }>('/tasks/copy.json', {
        game_id: game.id,
        from_game_id: source.id,
        ...body,
      });
    expect((await copy(player)).status).toBe(403);
    const { body } = await copy(owner);
    expect(await order()).toBe('a x y');
    expect((await list()).tasks[2]).toMatchObject({ unlock_by_task_id: body.ids[0] });
    await owner.post('/tasks/undo.json', { game_id: game.id, undo_id: body.undo_id });
    expect(await order()).toBe('a');
    await copy(owner, { ids: [y.id] });
    expect(await order()).toBe('a y');
    const unseen = await make.game(whiteLabel);
    expect((await copy(owner, { from_game_id: unseen.id })).status).toBe(403);
    const theirs = await harbour(['z']);
    expect((await copy(owner, { from_game_id: theirs.game.id })).status).toBe(404);
    expect((await copy(owner, { ids: [theirs.id('z')] })).status).toBe(422);
  });
});
