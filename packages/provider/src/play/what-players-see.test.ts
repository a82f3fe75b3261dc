import { GAME_MODE } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { games, taskPrerequisites } from '../db/schema';
import { announceMedia } from '../media/announce-media';
import { type LiveClient, openLiveClient, testProvider, type Visitor } from '../testing';
import { makePlayground } from '../testing/playground';

const HOUR = 3_600_000;

const provider = testProvider();

/** A game with one challenge per kind of lock, shown and hidden, and a player. */
async function path(row: Partial<typeof games.$inferInsert> = {}) {
  const place = await makePlayground(provider, row);
  const { task, team, game } = place;
  const later = new Date(provider.clock.now().getTime() + HOUR / 2);
  const first = await task({ name: 'First', description: 'Quay' });
  const next = await task({ name: 'Next', hide_locked: 1 });
  await task({ name: 'Tomorrow', starts_at: later });
  await task({ name: 'Surprise', starts_at: later, hide_locked: 1 });
  await task({ name: 'There', latitude: 51, longitude: -2, unlock_by_location_radius: 50 });
  await task({ name: 'Treasure', latitude: 51, longitude: -2, unlock_by_location_radius: 50, hide_locked: 1 });
  await provider.database.db.insert(taskPrerequisites).values({ task_id: next.id, prerequisite_id: first.id });
  const list = async (who: Visitor, query = '') =>
    (
      await who.get<{ tasks: { id: number; name: string }[]; meta: { count: number; pages: number } }>(
        `/tasks/game/${game.id}.json?${query}`,
      )
    ).body;
  const names = async (who: Visitor, query?: string) => (await list(who, query)).tasks.map(({ name }) => name);
  return { ...place, first, next, list, names, player: await team() };
}

const change = (id: number, row: Partial<typeof games.$inferInsert>) =>
  provider.database.db.update(games).set(row).where(eq(games.id, id));

describe('the list of challenges', () => {
  it('shows players what the play calls show and organisers everything', async () => {
    const { names, seen, submit, player, judge, first } = await path();
    const same = async () => {
      const shown = await names(player.as);
      expect(shown).toEqual((await seen(player.as)).tasks.map(({ name }) => name));
      return shown;
    };
    expect(await same()).toEqual(['First', 'Tomorrow', 'There']);
    await submit(player.as, first);
    expect(await same()).toEqual(['First', 'Next', 'Tomorrow', 'There']);
    provider.clock.forward(HOUR / 2);
    expect(await same()).toEqual(['First', 'Next', 'Tomorrow', 'Surprise', 'There']);
    expect(await names(judge)).toEqual(['First', 'Next', 'Tomorrow', 'Surprise', 'There', 'Treasure']);
  });

  it("is empty outside the game's schedule and for people without a team", async () => {
    const { names, list, player, game, whiteLabel } = await path();
    const joined = await provider.make.user(whiteLabel);
    await provider.make.member(game, joined, { access: 'Joined' });
    expect(await list(await provider.as(joined))).toEqual({ tasks: [], meta: { count: 0, page: 1, pages: 1 } });
    const now = provider.clock.now().getTime();
    for (const row of [
      { start_at: new Date(now + 1000) },
      { start_at: null },
      { start_anytime: GAME_MODE.stopped },
      // Here the team's clock starts when it requests its challenges as players do.
      { start_anytime: GAME_MODE.anytime },
    ]) {
      await change(game.id, row);
      expect(await names(player.as)).toEqual([]);
    }
    await player.as.get(`/play/tasks/${game.id}.json`);
    expect(await names(player.as)).toContain('First');
  });

  it('counts, paginates and searches only what the player sees', async () => {
    const { list, names, player } = await path();
    expect((await list(player.as, 'per_page=2&page=2')).meta).toEqual({ count: 3, page: 2, pages: 2 });
    expect(await names(player.as, 'per_page=2&page=2')).toEqual(['There']);
    expect(await names(player.as, 'term=tom')).toEqual(['Tomorrow']);
    for (const hidden of ['quay', 'surprise']) expect(await names(player.as, `term=${hidden}`)).toEqual([]);
  });

  it("follows the team's order and hides pictures of locked challenges", async () => {
    const { list, seen, player, game, whiteLabel, first } = await path({ shuffled: 1 });
    const { uuid } = await provider.make.media(whiteLabel, { files: { standard: 'standard.webp' } });
    const tomorrow = (await list(player.as)).tasks.find(({ name }) => name === 'Tomorrow');
    for (const { id } of [first, { id: tomorrow?.id ?? 0 }]) {
      await provider.make.attachment({ owner: 'task', owner_id: id, name: 'standard', media_uuid: uuid });
    }
    const shown = (
      await player.as.get<{ tasks: { id: number; photo: string | null }[] }>(`/tasks/game/${game.id}.json`)
    ).body.tasks;
    expect(shown.map(({ id }) => id)).toEqual((await seen(player.as)).tasks.map(({ id }) => id));
    expect(shown.filter(({ photo }) => photo).map(({ id }) => id)).toEqual([first.id]);
  });
});

describe('live messages', () => {
  /** Messages about challenges up to the renaming of the game, which every member receives. */
  const messagesBefore = async (clients: readonly LiveClient[], rename: () => Promise<unknown>) => {
    await rename();
    await Promise.all(clients.map((client) => client.waitFor(({ source }) => source === 'ss.game.update')));
    return clients.map((client) =>
      client.messages.flatMap(({ source, detail }) =>
        source.startsWith('ss.task') ? [detail.task?.name ?? detail.tasks] : [],
      ),
    );
  };

  it('tell players only about challenges they see and organisers about all', async () => {
    const { owner, judge, team, submit, game, first, next, player, list } = await path();
    const ahead = await team();
    await submit(ahead.as, first);
    const clients = await Promise.all([judge, ahead.as, player.as].map((who) => openLiveClient(provider.origin, who)));
    const all = (await list(judge)).tasks;
    for (const { id } of all) await owner.put(`/tasks/${id}.json`, { game_id: game.id, points: 10 });
    await owner.put('/tasks/bulk.json', { game_id: game.id, ids: [first.id, next.id], points: 20 });
    await owner.call('DELETE', `/tasks/${next.id}.json?game_id=${game.id}`);
    await owner.post('/tasks.json', {
      game_id: game.id,
      name: 'Made',
      hide_locked: 1,
      starts_at: '01/01/2099 10:00 am',
    });
    const received = await messagesBefore(clients, () => owner.put(`/games/${game.id}.json`, { name: 'Renamed' }));
    const both = [{ id: first.id }, { id: next.id }];
    expect(received).toEqual([
      ['First', 'Next', 'Tomorrow', 'Surprise', 'There', 'Treasure', both, 'Next', 'Made'],
      ['First', 'Next', 'Tomorrow', 'There', both, 'Next'],
      ['First', 'Tomorrow', 'There', [{ id: first.id }]],
    ]);
    for (const client of clients) client.close();
  });

  it('tell members without a running game or a team only that challenges changed', async () => {
    const { owner, judge, game, first, player, whiteLabel } = await path({
      start_at: new Date(provider.clock.now().getTime() + HOUR / 2),
    });
    const invited = await provider.make.user(whiteLabel);
    await provider.make.member(game, invited, { access: 'Invited' });
    const listeners = [judge, player.as, await provider.as(invited)];
    const clients = await Promise.all(listeners.map((who) => openLiveClient(provider.origin, who)));
    await owner.put(`/tasks/${first.id}.json`, { game_id: game.id, points: 10 });
    // Too many for one message.
    const ids: number[] = [];
    for (let at = 0; at < 800; at += 1) ids.push((await provider.make.task(game, { position: 100 + at })).id);
    await owner.put('/tasks/bulk.json', { game_id: game.id, ids, points: 20 });
    const received = await messagesBefore(clients, () => owner.put(`/games/${game.id}.json`, { name: 'Renamed' }));
    const nothing = [undefined, undefined];
    expect(received).toEqual([['First', undefined], nothing, nothing]);
    for (const { messages } of clients.slice(1)) {
      const told = messages.filter(({ source }) => source === 'ss.task.update').map(({ detail }) => detail);
      expect(told[0]).toEqual({ user_id: expect.any(Number), game: { id: game.id, name: game.name } });
      expect(told.map((detail) => Object.keys(detail).filter((key) => !['user_id', 'game'].includes(key)))).toEqual([
        [],
        [],
      ]);
    }
    for (const client of clients) client.close();
  });

  it('tell players about a picture only when its challenge is open to them', async () => {
    const { judge, owner, game, first, next, player, whiteLabel } = await path();
    const clients = await Promise.all([judge, player.as].map((who) => openLiveClient(provider.origin, who)));
    const services = { database: provider.database, origin: () => provider.origin, signer: provider.signer };
    const uuids: string[] = [];
    for (const [id, name] of [
      [first.id, 'standard'],
      [first.id, 'correct'],
      [next.id, 'standard'],
    ] as const) {
      const { uuid } = await provider.make.media(whiteLabel);
      uuids.push(uuid);
      await provider.make.attachment({ owner: 'task', owner_id: id, name, media_uuid: uuid });
      await provider.database.tx((tx) => announceMedia(services, tx, uuid));
    }
    await owner.put(`/games/${game.id}.json`, { name: 'Renamed' });
    await Promise.all(clients.map((client) => client.waitFor(({ source }) => source === 'ss.game.update')));
    const received = clients.map(({ messages }) => messages.flatMap(({ detail }) => detail.media?.uuid ?? []));
    expect(received).toEqual([uuids, uuids.slice(0, 1)]);
    for (const client of clients) client.close();
  });
});
