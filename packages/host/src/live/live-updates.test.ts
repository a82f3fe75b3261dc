import { type LiveMeta, SHOWN, shows } from '@waymark/client';
import { asGameId, type LiveMessage } from '@waymark/contract';
import { QueryClient } from '@waymark/host-kit/query';
import { livePage, ME } from '../testing/live-page';

const game = asGameId(7);

async function setUp() {
  const queries = new QueryClient();
  const { code, live: desk } = livePage(queries);
  await code.load();
  /** Data loaded by some screen. */
  const hold = (queryKey: readonly unknown[], meta: LiveMeta) =>
    queries.getQueryCache().build(queries, { queryKey, meta }).setData('old');
  hold(['game', 7], shows(SHOWN.game, game));
  hold(['game', 8], shows(SHOWN.game, asGameId(8)));
  hold(['games', {}], shows(SHOWN.games));
  hold(['teams', 7], shows(SHOWN.teams, game));
  const stale = () =>
    queries
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey }) => queryKey);
  return { desk, stale, queries, hold };
}

const update = (user_id: number, id = 7): LiveMessage => ({
  id: `${Math.random()}`,
  source: 'ss.game.update',
  detail: { user_id, game: { id } },
});

describe('a live message', () => {
  it("reloads what it concerns if the screen didn't subscribe", async () => {
    const { desk, stale } = await setUp();
    desk.receive(update(2));
    expect(stale()).toEqual([
      ['game', 7],
      ['games', {}],
    ]);
    expect(desk.pending.get()).toBeUndefined();
  });

  it('of an unknown source reaches its subscribers and reloads the queries that name it', async () => {
    const { desk, stale, hold } = await setUp();
    hold(['lanterns', 7], { live: ['lantern'], game });
    hold(['lanterns', 8], { live: ['lantern'], game: asGameId(8) });
    const heard: string[] = [];
    desk.subscribe(['ss.lantern.update'], ({ source }) => heard.push(source));
    desk.receive({ id: '1', source: 'ss.lantern.update', detail: { user_id: 2, game: { id: 7 } } });
    expect(heard).toEqual(['ss.lantern.update']);
    expect(stale()).toEqual([['lanterns', 7]]);
  });

  it('asks if the screen subscribed, and reloads only after Refresh', async () => {
    const { desk, stale } = await setUp();
    const taken: string[] = [];
    desk.declare({ game, asks: ['ss.game.update'], onRefresh: ({ source }) => taken.push(source) });
    desk.receive(update(2));
    expect(stale()).toEqual([]);
    expect(desk.pending.get()?.messages).toHaveLength(1);
    desk.refresh();
    expect(stale()).toEqual([
      ['game', 7],
      ['games', {}],
    ]);
    expect(taken).toEqual(['ss.game.update']);
    expect(desk.pending.get()).toBeUndefined();
  });

  it('reloads only once for several messages', async () => {
    const { desk, queries } = await setUp();
    desk.declare({ game, asks: ['ss.game.update'] });
    for (let message = 0; message < 3; message += 1) desk.receive(update(2));
    const loads = jest.spyOn(queries, 'invalidateQueries');
    desk.refresh();
    expect(loads).toHaveBeenCalledTimes(1);
  });

  it('raised by the screen itself asks too, and never about another game', async () => {
    const { desk, stale } = await setUp();
    desk.ask(update(2));
    desk.declare({ game, asks: ['ss.game.update'] });
    desk.ask(update(2, 8));
    expect([desk.pending.get(), stale()]).toEqual([undefined, []]);
    desk.ask(update(2));
    expect(desk.pending.get()?.messages).toHaveLength(1);
  });

  it('loads nothing on Ignore, but marks the data stale', async () => {
    const { desk, stale, queries } = await setUp();
    const loads = jest.spyOn(queries, 'refetchQueries');
    desk.declare({ game, asks: ['ss.game.update'] });
    desk.receive(update(2));
    desk.ignore();
    expect(stale()).toEqual([
      ['game', 7],
      ['games', {}],
    ]);
    expect(loads).not.toHaveBeenCalled();
    expect(desk.pending.get()).toBeUndefined();
  });

  it.each([
    ['my own', update(ME)],
    ['one about another game', update(2, 8)],
  ])('%s never asks', async (_, message) => {
    const { desk } = await setUp();
    desk.declare({ game, asks: ['ss.game.update'] });
    desk.receive(message);
    expect(desk.pending.get()).toBeUndefined();
  });

  it('stops asking when the screen closes', async () => {
    const { desk } = await setUp();
    const end = desk.declare({ game, asks: ['ss.game.update'] });
    desk.receive(update(2));
    end();
    expect(desk.pending.get()).toBeUndefined();
  });

  it('asks once about all pending messages, and applies all of them', async () => {
    const { desk, stale } = await setUp();
    const taken: string[] = [];
    desk.declare({ game, asks: ['ss.game.update', 'ss.team.update'], onRefresh: ({ source }) => taken.push(source) });
    desk.receive(update(2));
    desk.receive({ ...update(2), source: 'ss.team.update' });
    desk.refresh();
    expect(taken).toEqual(['ss.game.update', 'ss.team.update']);
    expect(stale()).toEqual([
      ['game', 7],
      ['games', {}],
      ['teams', 7],
    ]);
  });

  describe('when the screen can show the differences', () => {
    const name = { field: 'name', label: 'Name', mine: 'Mine', theirs: 'Theirs' };
    const eventually = async (holds: () => boolean) => {
      for (let turn = 0; turn < 100 && !holds(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    };

    it('asks with both values and tells the screen which of its own to keep', async () => {
      const { desk } = await setUp();
      const taken: unknown[] = [];
      desk.declare({
        game,
        asks: ['ss.game.update'],
        differences: async () => [name],
        onRefresh: ({ source }, keep) => taken.push([source, ...keep]),
      });
      desk.receive(update(2));
      await eventually(() => desk.pending.get() !== undefined);
      expect(desk.pending.get()?.differences).toEqual([name]);
      desk.refresh(['name']);
      expect(taken).toEqual([['ss.game.update', 'name']]);
    });

    it('accepts an answer from outside the dialog, even before it shows, and reports it as settled', async () => {
      const { desk } = await setUp();
      const taken: unknown[] = [];
      desk.declare({
        game,
        asks: ['ss.game.update'],
        differences: () => new Promise(() => undefined),
        onSettled: () => taken.push('settled'),
        onRefresh: (_, keep) => taken.push(keep),
      });
      desk.answer(['name']);
      desk.receive(update(2));
      desk.answer(['name']);
      expect(taken).toEqual(['settled', ['name']]);
      expect(desk.pending.get()).toBeUndefined();
    });

    it('applies the message without asking if nothing differs', async () => {
      const { desk, stale } = await setUp();
      desk.declare({ game, asks: ['ss.game.update'], differences: async () => [] });
      const { detail, ...message } = update(2);
      desk.receive({ ...message, detail: { ...detail, fields: ['name'] } });
      await eventually(() => stale().length > 0);
      expect(stale()).toHaveLength(2);
      expect(desk.pending.get()).toBeUndefined();
    });

    it("asks even if nothing differs, as specified, when the message doesn't say what changed", async () => {
      const { desk, stale } = await setUp();
      desk.declare({ game, asks: ['ss.game.update'], differences: async () => [] });
      desk.receive(update(2));
      await eventually(() => desk.pending.get() !== undefined);
      expect(desk.pending.get()).toMatchObject({ messages: [{ source: 'ss.game.update' }] });
      expect(stale()).toEqual([]);
    });

    it.each([
      ['fails', () => Promise.reject(new Error('no line'))],
      ['takes too long', () => new Promise<never>(() => undefined)],
    ])('asks without them if finding them %s', async (_, differences) => {
      const { desk } = await setUp();
      desk.declare({ game, asks: ['ss.game.update'], differences });
      desk.receive(update(2));
      await eventually(() => desk.pending.get() !== undefined);
      expect(desk.pending.get()).toMatchObject({ messages: [{ source: 'ss.game.update' }] });
      expect(desk.pending.get()?.differences).toBeUndefined();
    });

    it.each([
      ['shows them in the open question', [name], [name]],
      ['leaves the question open if nothing differs', [], undefined],
    ])('found late %s', async (_, found, shown) => {
      const { desk } = await setUp();
      let find: (differences: readonly (typeof name)[]) => void = () => undefined;
      const differences = () =>
        new Promise<readonly (typeof name)[]>((resolve) => {
          find = resolve;
        });
      desk.declare({ game, asks: ['ss.game.update'], differences });
      desk.receive(update(2));
      await eventually(() => desk.pending.get() !== undefined);
      expect(desk.pending.get()?.differences).toBeUndefined();
      find(found);
      await eventually(() => desk.pending.get()?.differences !== undefined);
      expect(desk.pending.get()?.messages).toHaveLength(1);
      expect(desk.pending.get()?.differences).toEqual(shown);
    });
  });

  it('about a video sets its preview image before the reload, even while asking', async () => {
    const { desk, queries } = await setUp();
    const assets = { photos: [], videos: [{ name: 'help', urls: { mp4: '/m.mp4' } }] };
    queries.setQueryData(['game', 7], { id: 7, placeholders: [{ key: 'help', uuid: 'u' }], assets });
    desk.declare({ game, asks: ['ss.game.media'] });
    const media = { uuid: 'u', relation_id: 7, urls: { png: '/still.png' } };
    desk.receive({ id: '1', source: 'ss.game.media', detail: { user_id: 2, media } });
    expect(queries.getQueryData(['game', 7])).toMatchObject({
      assets: { videos: [{ name: 'help', urls: { mp4: '/m.mp4', png: '/still.png' } }] },
    });
  });
});
