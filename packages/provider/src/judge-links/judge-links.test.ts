import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { auditLog, gameMembers, idempotencyKeys, judgeLinks, users } from '../db/schema';
import { openLiveClient, testProvider, Visitor } from '../testing';
import { makePlayground } from '../testing/playground';

const provider = testProvider();
const HOUR = 3_600_000;

interface Opened {
  readonly token: string;
  readonly refresh_token: string;
  readonly game: { readonly id: number };
  readonly expires_at: string;
}

async function linked(hours = 2) {
  const playground = await makePlayground(provider);
  const { game, owner, whiteLabel, team, task, submit } = playground;
  const { body } = await owner.post<{ key: string; link: { id: number } }>(`/games/${game.id}/judge-links.json`, {
    name: 'Harbour stage',
    hours,
  });
  const { key, link } = body;
  const visitor = provider.visitor(whiteLabel.identifier);
  const open = (name?: string, who = visitor) => who.post<Opened>('/judge-links/open.json', { key, name });
  const judging = async (name?: string) => {
    const { body: opened } = await open(name);
    return { opened, as: new Visitor(provider.origin, whiteLabel.identifier, opened.token) };
  };
  const { id } = (await submit((await team()).as, await task())).body.answer;
  return { ...playground, key, link, open, judging, visitor, id };
}

describe('a judge link', () => {
  it('lets anyone who opens it judge its game under a name, without an account', async () => {
    const { judging, game, id, review, open, owner } = await linked();
    const { as, opened } = await judging('Ada');
    expect(opened.game).toEqual({ id: game.id, name: game.name });
    const { status, body } = await review(as, 'accept', id, { points: 12 });
    expect([status, body.answer]).toMatchObject([200, { points: 12, reviewed_by: { name: 'Ada' } }]);
    const { body: me } = await as.get<{ id: number; game: object }>(`/users/0.json?game_id=${game.id}`);
    expect(me).toMatchObject({ by_link: true, game: { judge: true, administrator: false } });
    expect((await owner.get('/users/0.json')).body).not.toHaveProperty('by_link');
    // A second person becomes a second judge.
    const other = await judging();
    expect((await other.as.get<{ id: number }>('/users/0.json')).body.id).not.toBe(me.id);
    expect((await open('Ben')).status).toBe(200);
  });

  it('never stores its key, even for an idempotent request', async () => {
    const { game, owner } = await linked();
    const again = { 'Idempotency-Key': randomUUID() };
    const make = () => owner.call<{ key: string }>('POST', `/games/${game.id}/judge-links.json`, {}, again);
    const made = [await make(), await make()];
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    expect(made[0]?.body.key).not.toBe(made[1]?.body.key);
    const kept = await provider.database.db.select().from(idempotencyKeys);
    expect(kept.filter(({ key }) => key === again['Idempotency-Key'])).toEqual([]);
  });

  it('gives no access to other games, account settings or the preview', async () => {
    const { judging, game, whiteLabel } = await linked();
    const { as } = await judging();
    const elsewhere = await provider.make.game(whiteLabel);
    expect((await as.get(`/answers/game/${elsewhere.id}.json`)).status).toBe(403);
    expect((await as.put(`/games/${game.id}.json`, { name: 'Mine' })).status).toBe(403);
    expect((await as.post('/play/join.json', { code: game.code, team: 'Gulls' })).status).toBe(403);
    expect((await as.post('/users/ticket.json', { purpose: 'preview' })).status).toBe(403);
    expect((await as.post('/users/ticket.json', { purpose: 'socket' })).status).toBe(200);
  });

  it('delivers live messages of its game', async () => {
    const { judging, submit, team, task } = await linked();
    const { as } = await judging();
    const client = await openLiveClient(provider.origin, as);
    const { id } = (await submit((await team()).as, await task())).body.answer;
    await client.waitFor(({ source, detail }) => source === 'ss.answer.create' && detail.answer?.id === id);
    client.close();
  });

  it('ends every session it opened when it is revoked', async () => {
    const { judging, open, owner, link, game, visitor } = await linked();
    const { as, opened } = await judging();
    const client = await openLiveClient(provider.origin, as);
    const revoke = () => owner.call('DELETE', `/judge-links/${link.id}.json?game_id=${game.id}`);
    expect((await revoke()).status).toBe(200);
    await client.closed;
    expect((await as.get(`/answers/game/${game.id}.json`)).status).toBe(401);
    const refresh = { refresh_token: opened.refresh_token };
    expect((await visitor.post('/users/refresh.json', refresh)).status).toBe(401);
    expect((await open()).status).toBe(404);
    expect((await revoke()).status).toBe(200);
    const { body } = await owner.get<{ links: object[] }>(`/games/${game.id}/judge-links.json`);
    expect(body.links).toMatchObject([{ name: 'Harbour stage', judges: 1, revoked_at: expect.any(String) }]);
    const members = await provider.database.db.select().from(gameMembers).where(eq(gameMembers.game_id, game.id));
    expect(members.filter(({ judge }) => judge)).toHaveLength(1);
  });

  it('expires on time despite refreshed sessions', async () => {
    const { judging, open, game, visitor } = await linked(1);
    const { as, opened } = await judging();
    provider.clock.forward(HOUR - 60_000);
    const again = await visitor.post<Opened>('/users/refresh.json', { refresh_token: opened.refresh_token });
    expect(again.status).toBe(200);
    const fresh = new Visitor(provider.origin, visitor.whitelabel, again.body.token);
    expect((await fresh.get(`/answers/game/${game.id}.json`)).status).toBe(200);
    // A refreshed session is as limited as the first one.
    expect((await fresh.get('/games.json')).status).toBe(403);
    provider.clock.forward(61_000);
    const later = { refresh_token: again.body.refresh_token };
    expect((await fresh.get(`/answers/game/${game.id}.json`)).status).toBe(401);
    expect((await as.get(`/answers/game/${game.id}.json`)).status).toBe(401);
    expect((await visitor.post('/users/refresh.json', later)).status).toBe(401);
    expect((await open()).status).toBe(404);
  });

  it('stores its key only as a hash and keeps it out of lists and history', async () => {
    const { key, game, owner, link } = await linked();
    const { db } = provider.database;
    const [row] = await db.select().from(judgeLinks).where(eq(judgeLinks.id, link.id));
    const lines = await db.select().from(auditLog).where(eq(auditLog.game_id, game.id));
    const { body } = await owner.get(`/games/${game.id}/judge-links.json`);
    expect(JSON.stringify([row, lines, body])).not.toContain(key);
    expect(lines.flatMap(({ changes }) => changes)).toContainEqual({
      field: 'judge_link',
      from: null,
      to: 'Harbour stage',
    });
  });

  it('rejects other white labels and invalid keys', async () => {
    const { open, visitor } = await linked();
    const theirs = provider.visitor((await provider.make.whiteLabel()).identifier);
    expect((await open('Ada', theirs)).status).toBe(404);
    expect((await visitor.post('/judge-links/open.json', { key: '' })).status).toBe(404);
    expect((await visitor.post('/judge-links/open.json', { key: 'x'.repeat(129) })).status).toBeGreaterThanOrEqual(400);
  });

  it('creates judges who cannot sign in or reset a password', async () => {
    const { judging, whiteLabel, visitor } = await linked();
    const { as } = await judging();
    const { body } = await as.get<{ id: number; email: string }>('/users/0.json');
    const [row] = await provider.database.db.select().from(users).where(eq(users.id, body.id));
    expect(row).toMatchObject({ password_hash: null, unlock_code: null, white_label_id: whiteLabel.id });
    const signIn = { email: body.email, password: '' };
    expect((await visitor.post('/users/authenticate.json', signIn)).status).toBe(401);
    expect((await visitor.patch('/users/reset.json', { email: body.email })).status).toBe(404);
  });

  it('rejects invalid durations', async () => {
    const { owner, game } = await linked();
    for (const hours of [0, -1, 745, 1.5, '24']) {
      expect((await owner.post(`/games/${game.id}/judge-links.json`, { hours })).status).toBeGreaterThanOrEqual(400);
    }
  });
});
