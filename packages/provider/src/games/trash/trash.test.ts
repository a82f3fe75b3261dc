/** @also-embedded Restoring copies rows with statements that differ between engines. */
import { picture } from '@waymark/studio/testing';
import { eq } from 'drizzle-orm';
import { attachments, auditLog, games, media, tasks } from '../../db/schema';
import { attach } from '../../media/attachments';
import { ingestMedia } from '../../media/ingest';
import { openLiveClient, testProvider, type Visitor } from '../../testing';
import { purgeTrash } from './purge';

const MINUTE = 60_000;

interface List {
  games: { id: number; name: string; restore_until: string; photo_thumb: string; code: string }[];
}

const provider = testProvider();

async function harbour() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const [ownerRow, otherRow, playerRow] = [
    await make.user(whiteLabel),
    await make.user(whiteLabel),
    await make.user(whiteLabel),
  ];
  const game = await make.game(whiteLabel, { name: 'Harbour Hunt' });
  await make.member(game, ownerRow, { access: 'Created' });
  await make.member(game, otherRow, { access: 'Managing' });
  await make.member(game, playerRow, { access: 'Joined' });
  const [owner, other, player] = [
    await provider.as(ownerRow),
    await provider.as(otherRow),
    await provider.as(playerRow),
  ];
  const path = `/games/${game.id}.json`;
  return { whiteLabel, game, ownerRow, owner, other, player, path };
}

const remove = (who: Visitor, path: string) => who.call<{ restore_until: string }>('DELETE', path);
const restore = (who: Visitor, gameId: number) => who.post<{ game: { code: string } }>(`/games/${gameId}/restore.json`);
const names = async (who: Visitor) => (await who.get<List>('/games.json')).body.games.map(({ name }) => name);
const trash = async (who: Visitor) => (await who.get<List>('/games/trash.json')).body.games;
const purge = () => purgeTrash(provider, provider.clock.now());
const isThere = async (gameId: number) =>
  (await provider.database.db.select().from(games).where(eq(games.id, gameId))).length === 1;

describe('a deleted game', () => {
  it("disappears from every member's list and returns 404", async () => {
    const { owner, other, player, path } = await harbour();
    expect((await remove(owner, path)).status).toBe(200);
    for (const who of [owner, other, player]) {
      expect(await names(who)).toEqual([]);
      expect((await who.get(path)).status).toBe(404);
    }
  });

  it('rejects a second deletion', async () => {
    const { owner, other, path } = await harbour();
    await remove(owner, path);
    expect((await remove(other, path)).status).toBe(404);
  });

  it('notifies every member', async () => {
    const { game, owner, player, ownerRow, path } = await harbour();
    const client = await openLiveClient(provider.origin, { token: player.token ?? '', whitelabel: player.whitelabel });
    await remove(owner, path);
    const { detail } = await client.waitFor(({ source }) => source === 'ss.game.delete');
    expect(detail).toMatchObject({ user_id: ownerRow.id, game: { id: game.id, name: 'Harbour Hunt' } });
    client.close();
  });

  it('frees its entry code', async () => {
    const { whiteLabel, game, owner, path } = await harbour();
    const chief = await provider.as(await provider.make.user(whiteLabel, { super_admin: true }));
    await remove(owner, path);
    expect((await chief.post('/games.json', { name: 'Next', code: game.code })).status).toBe(200);
  });
});

describe('restoring a game', () => {
  it('works for ten minutes', async () => {
    const { game, owner, path } = await harbour();
    const before = provider.clock.now().getTime();
    const { body } = await remove(owner, path);
    const until = new Date(body.restore_until).getTime() - 10 * MINUTE;
    expect(until).toBeGreaterThanOrEqual(before);
    expect(until).toBeLessThanOrEqual(provider.clock.now().getTime());
    provider.clock.forward(9 * MINUTE);
    expect((await restore(owner, game.id)).status).toBe(200);
    await remove(owner, path);
    provider.clock.forward(10 * MINUTE);
    expect(await trash(owner)).toEqual([]);
    expect((await restore(owner, game.id)).status).toBe(404);
  });

  it('restores everything, at its old place in the list', async () => {
    const { game, owner, path } = await harbour();
    await provider.make.task(game, { position: 1 });
    const before = await owner.get(path);
    await remove(owner, path);
    await restore(owner, game.id);
    expect((await owner.get(path)).body).toEqual(before.body);
    expect(await names(owner)).toEqual(['Harbour Hunt']);
  });

  it("is reserved for the game's administrators", async () => {
    const { game, owner, other, player, path } = await harbour();
    await remove(owner, path);
    expect(await trash(player)).toEqual([]);
    expect((await restore(player, game.id)).status).toBe(404);
    expect(await trash(other)).toMatchObject([{ id: game.id, name: 'Harbour Hunt' }]);
    expect((await restore(other, game.id)).status).toBe(200);
    expect(await trash(other)).toEqual([]);
  });

  it('assigns a new entry code when the old one has been taken', async () => {
    const { whiteLabel, game, owner, path } = await harbour();
    await remove(owner, path);
    await provider.make.game(whiteLabel, { code: game.code.toUpperCase() });
    const { status, body } = await restore(owner, game.id);
    expect(status).toBe(200);
    expect(body.game.code).not.toBe(game.code);
    expect(body.game.code).toMatch(/^\w{6}$/);
  });

  it('repeats the search for an entry code when the old one is taken in between', async () => {
    const { game, owner, path } = await harbour();
    await remove(owner, path);
    const { db } = provider.database;
    // Refuses the first update only: a sequence survives the rollback.
    await db.execute(`do $do$ begin
      create sequence restorations;
      create function refuse_first() returns trigger language plpgsql as $$ begin
        if nextval('restorations') = 1 then
          raise unique_violation using constraint = 'games_code';
        end if;
        return new;
      end $$;
      create trigger refuse_first before update on games for each row
        when (old.deleted_at is not null and new.deleted_at is null) execute function refuse_first();
    end $do$`);
    try {
      expect((await restore(owner, game.id)).status).toBe(200);
    } finally {
      await db.execute('do $$ begin drop function refuse_first cascade; drop sequence restorations; end $$');
    }
  });

  it('notifies every member', async () => {
    const { game, owner, other, path } = await harbour();
    await remove(owner, path);
    const client = await openLiveClient(provider.origin, { token: other.token ?? '', whitelabel: other.whitelabel });
    await restore(owner, game.id);
    const { detail } = await client.waitFor(({ source }) => source === 'ss.game.update');
    expect(detail.game?.id).toBe(game.id);
    client.close();
  });
});

describe('the trash', () => {
  it('keeps restorable games and permanently deletes the rest with their records', async () => {
    const { game, owner, path } = await harbour();
    const fresh = await harbour();
    await provider.make.task(game, { position: 1 });
    await remove(owner, path);
    provider.clock.forward(6 * MINUTE);
    await remove(fresh.owner, fresh.path);
    await purge();
    expect(await isThere(game.id)).toBe(true);
    provider.clock.forward(4 * MINUTE);
    await purge();
    expect([await isThere(game.id), await isThere(fresh.game.id)]).toEqual([false, true]);
    const { db } = provider.database;
    expect(await db.select().from(tasks).where(eq(tasks.game_id, game.id))).toEqual([]);
    // The history outlives its records.
    const trail = await db.select().from(auditLog).where(eq(auditLog.game_id, game.id));
    expect(trail.map(({ action }) => action)).toContain('ss.game.delete');
  });

  it('is purged once when several nodes purge concurrently', async () => {
    const made = await Promise.all([harbour(), harbour(), harbour()]);
    for (const { owner, path } of made) await remove(owner, path);
    provider.clock.forward(11 * MINUTE);
    await Promise.all([purge(), purge(), purge()]);
    expect(await Promise.all(made.map(({ game }) => isThere(game.id)))).toEqual([false, false, false]);
  });

  it('deletes files nothing else uses and keeps those a copy uses', async () => {
    const { database, storage, origin } = provider;
    const { db } = database;
    const { whiteLabel, game, owner, path } = await harbour();
    const upload = async (name: string, owner_id: number) => {
      const file = { whiteLabelId: whiteLabel.id, extension: 'png', bytes: await picture() };
      const uuid = await ingestMedia(db, storage, file);
      await attach(db, { owner: name === 'answer' ? 'task' : 'game', ownerId: owner_id, name: 'standard' }, uuid);
      return uuid;
    };
    const shared = await upload('game', game.id);
    const copied = await owner.post<{ game: { id: number; photo_thumb: string } }>(`/games/${game.id}/clone.json`);
    const task = await provider.make.task(game, { position: 1 });
    const alone = await upload('answer', task.id);
    const fetched = async (uuid: string) => (await fetch(`${origin}/media/${uuid}/thumb.webp`)).status;
    expect([await fetched(shared), await fetched(alone)]).toEqual([200, 200]);

    await remove(owner, path);
    provider.clock.forward(11 * MINUTE);
    await purge();
    expect([await fetched(shared), await fetched(alone)]).toEqual([200, 404]);
    expect((await fetch(copied.body.game.photo_thumb)).status).toBe(200);
    const known = await db.select({ uuid: media.uuid }).from(media).where(eq(media.uuid, alone));
    const shown = await db.select().from(attachments).where(eq(attachments.owner_id, task.id));
    expect([known, shown]).toEqual([[], []]);

    await remove(owner, `/games/${copied.body.game.id}.json`);
    provider.clock.forward(11 * MINUTE);
    await purge();
    expect(await fetched(shared)).toBe(404);
  });
});
