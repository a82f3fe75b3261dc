/** @also-embedded Concurrent calls share one connection. */
import { randomUUID } from 'node:crypto';
import { type Route, routeTable } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { gameMembers, games, groups, idempotencyKeys, tasks } from '../db/schema';
import { openLiveClient, testProvider, type Visitor } from '../testing';
import { answerOnce } from './answer-once';
import { claimKey, forgetOldKeys, KEPT_FOR, LOCKED_FOR } from './repo';

const provider = testProvider();

async function harbour() {
  const { make, database } = provider;
  const whiteLabel = await make.whiteLabel({ features: ['groups', 'ai'] });
  const game = await make.game(whiteLabel);
  const member = async (row = {}) => {
    const user = await make.user(whiteLabel, row);
    await make.member(game, user, { access: 'Managing' });
    return { user, as: await provider.as(user) };
  };
  const count = async () => (await database.db.select().from(groups).where(eq(groups.game_id, game.id))).length;
  const path = '/groups.json';
  return { whiteLabel, game, member, count, path, ...(await member()) };
}

const post = <Body>(who: Visitor, key: string, path: string, body?: unknown, method = 'POST') =>
  who.call<Body>(method, path, body, { 'Idempotency-Key': key });

describe('a call with an idempotency key', () => {
  it('is executed once, and repeats get the same response', async () => {
    const { as, game, count } = await harbour();
    const client = await openLiveClient(provider.origin, as);
    const key = randomUUID();
    const first = await post<{ group: { id: number } }>(as, key, '/groups.json', { game_id: game.id });
    expect(first.status).toBe(200);
    const again = await post(as, key, '/groups.json', { game_id: game.id });
    expect([again.status, again.body]).toEqual([200, first.body]);
    // Both notations of an address are the same route.
    expect((await post(as, key, '/groups', { game_id: game.id })).body).toEqual(first.body);
    expect((await post(as, randomUUID(), '/groups.json', { game_id: game.id })).body).not.toEqual(first.body);
    expect(await count()).toBe(2);
    await as.put(`/games/${game.id}.json`, { name: 'Renamed' });
    await client.waitFor(({ source }) => source === 'ss.game.update');
    expect(client.messages.map(({ source }) => source)).toEqual([
      'ss.group.create',
      'ss.group.create',
      'ss.game.update',
    ]);
    client.close();
  });

  it('is executed once when repeated concurrently', async () => {
    const { as, game, count } = await harbour();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(as, key, '/groups.json', { game_id: game.id })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('is rejected with 422 when the key was used for another request', async () => {
    const { as, game, whiteLabel, user, count } = await harbour();
    const other = await provider.make.game(whiteLabel);
    await provider.make.member(other, user);
    const key = randomUUID();
    await post(as, key, '/groups.json', { game_id: game.id });
    const refused = await post(as, key, '/groups.json', { game_id: other.id });
    expect([refused.status, refused.body]).toEqual([
      422,
      { message: 'This Idempotency-Key was used for another request.' },
    ]);
    const clone = randomUUID();
    expect((await post(as, clone, `/games/${game.id}/clone.json`)).status).toBe(200);
    expect((await post(as, clone, `/games/${other.id}/clone.json`)).status).toBe(422);
    expect(await count()).toBe(1);
  });

  it('is independent of other users and routes with the same key', async () => {
    const { as, game, member, count } = await harbour();
    const colleague = await member();
    const key = randomUUID();
    const bodies = [];
    for (const who of [as, colleague.as])
      bodies.push((await post(who, key, '/groups.json', { game_id: game.id })).body);
    expect(bodies[1]).not.toEqual(bodies[0]);
    expect((await post(as, key, '/tasks.json', { game_id: game.id, name: 'Knots' })).status).toBe(200);
    expect(await count()).toBe(2);
  });

  it('can be retried after a failure', async () => {
    const { as, game, user, count } = await harbour();
    const key = randomUUID();
    const set = (row: object) =>
      provider.database.db.update(gameMembers).set(row).where(eq(gameMembers.user_id, user.id));
    await set({ access: 'Joined' });
    expect((await post(as, key, '/groups.json', { game_id: game.id })).status).toBe(403);
    await set({ access: 'Managing' });
    expect((await post(as, key, '/groups.json', { game_id: game.id })).status).toBe(200);
    expect(await count()).toBe(1);
  });

  it('is remembered for a day', async () => {
    const { user, as, game, count } = await harbour();
    const key = randomUUID();
    const first = await post(as, key, '/groups.json', { game_id: game.id });
    const ask = async () => (await post(await provider.as(user), key, '/groups.json', { game_id: game.id })).body;
    provider.clock.forward(KEPT_FOR - 60_000);
    expect(await ask()).toEqual(first.body);
    provider.clock.forward(60_000);
    expect(await ask()).not.toEqual(first.body);
    expect(await count()).toBe(2);
    const kept = () => provider.database.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.user_id, user.id));
    await forgetOldKeys(provider.database.db, provider.clock.now());
    expect(await kept()).toHaveLength(1);
    provider.clock.forward(KEPT_FOR + 60_000);
    await forgetOldKeys(provider.database.db, provider.clock.now());
    expect(await kept()).toEqual([]);
  });

  it('is rejected with 400 when the key is invalid', async () => {
    const { as, game, count } = await harbour();
    for (const key of ['x'.repeat(129), 'two words', 'ümlaut']) {
      expect((await post(as, key, '/groups.json', { game_id: game.id })).status).toBe(400);
    }
    expect((await post(as, 'x'.repeat(128), '/groups.json', { game_id: game.id })).status).toBe(200);
    expect(await count()).toBe(1);
  });

  it('ignores the key on PUT and never stores secrets', async () => {
    const { as, game } = await harbour();
    const key = randomUUID();
    const rename = (name: string) => post(as, key, `/games/${game.id}.json`, { name }, 'PUT');
    expect([(await rename('One')).status, (await rename('Two')).status]).toEqual([200, 200]);
    const tickets = [];
    for (const _ of [1, 2]) tickets.push((await post(as, key, '/users/ticket.json', { purpose: 'socket' })).body);
    expect(tickets[0]).not.toEqual(tickets[1]);
    const kept = await provider.database.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    expect(kept).toEqual([]);
  });
});

describe('every creating call', () => {
  it('accepts a key unless it creates nothing new or returns a secret', () => {
    const making = Object.entries<Route>(routeTable).filter(
      ([, { method, audience }]) => (method === 'POST' || method === 'PATCH') && audience === 'signed-in',
    );
    const without = making.filter(([, { once }]) => !once).map(([name]) => name);
    // Roles, members and bans are idempotent without a key, and a payment method is charged once; a running export or
    // reel is reused. A team gets a reward once, and is merged and unmerged once. A brand is saved once per name.
    expect(without.toSorted()).toEqual([
      'addAdministrator',
      'addCoordinator',
      'addPlayer',
      'banPlayer',
      'buyBranding',
      'buyReels',
      'claimNextAnswer',
      'createJudgeLink',
      'createResultKey',
      'exportGame',
      'generateReels',
      'grantReward',
      'issueTicket',
      'mergeTeams',
      'noteTeamPlace',
      'previewImport',
      'previewTeamSheet',
      'reportPhrase',
      'rescoreGame',
      'saveBrand',
      'subscribePush',
      'testWebhook',
      'undoTeamSheet',
      'unmergeTeam',
    ]);
    const others = Object.entries<Route>(routeTable).filter(([, { once, method }]) => once && method === 'PUT');
    // A bulk decision creates entries: one per decision, and one undo.
    expect(others.map(([name]) => name)).toEqual(['decideAnswers']);
  });

  it.each([
    ['a game', games, (game: number) => `/games/${game}/clone.json`, () => undefined],
    ['a challenge', tasks, () => '/tasks.json', (game: number) => ({ game_id: game, name: 'Knots' })],
    ['a suggested challenge', tasks, () => '/tasks/suggest.json', (game: number) => ({ game_id: game })],
    [
      'a sheet of challenges',
      tasks,
      () => '/tasks/import.json',
      (game: number) => ({ game_id: game, file: Buffer.from('Headline\nSemaphore').toString('base64') }),
    ],
  ])('creates %s once', async (_what, table, path, body) => {
    const { member, game } = await harbour();
    const chief = await member({ super_admin: true });
    const count = async () => (await provider.database.db.select({ id: table.id }).from(table)).length;
    const before = await count();
    const key = randomUUID();
    const ask = () => post(chief.as, key, path(game.id), body(game.id));
    const answers = [await ask(), ...(await Promise.all([ask(), ask()]))];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body: text }) => JSON.stringify(text))).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });
});

describe('the first call with a key', () => {
  const call = async () => {
    const { user, game, count } = await harbour();
    const named = { userId: user.id, route: 'createGroup', key: randomUUID(), request: [game.id] };
    const services = { database: provider.database, now: provider.clock.now };
    const make = async () => {
      const id = await provider.database.tx(async (tx) => {
        const [made] = await tx.insert(groups).values({ game_id: game.id, name: 'Made' }).returning();
        return made?.id;
      });
      return JSON.stringify(id);
    };
    return { named, services, make, game, count };
  };

  it('makes repeats wait while it runs and get 425 after a timeout', async () => {
    const { named, services, make, count } = await call();
    let finish: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = answerOnce(services, named, async () => {
      await gate;
      return make();
    });
    await provider.database.db.select().from(idempotencyKeys);
    await expect(answerOnce(services, named, make, 0)).rejects.toMatchObject({
      status: 425,
      headers: { 'Retry-After': '1' },
    });
    const waiting = answerOnce(services, named, make);
    finish();
    expect(await waiting).toEqual(await first);
    expect(await count()).toBe(1);
  });

  it('is replaced by the next one once its lock expires', async () => {
    const { named, services, make, count } = await call();
    const dead = { ...named, requestHash: 'of the same request', owner: randomUUID() };
    const { request: _, ...other } = dead;
    await claimKey(provider.database.db, other, provider.clock.now());
    const next = { ...other, owner: randomUUID() };
    const claim = () => claimKey(provider.database.db, next, provider.clock.now());
    expect(await claim()).toBe(false);
    provider.clock.forward(LOCKED_FOR);
    // Waiting does not let a different request in.
    await expect(answerOnce(services, named, make, 0)).rejects.toMatchObject({ status: 422 });
    expect(await claim()).toBe(true);
    expect(await count()).toBe(0);
  });

  it('has no effect after losing its lock', async () => {
    const { named, services, make, count } = await call();
    let wake: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const slow = answerOnce(services, named, async () => {
      await gate;
      return make();
    });
    const refused = expect(slow).rejects.toMatchObject({ status: 425 });
    await provider.database.db.select().from(idempotencyKeys);
    provider.clock.forward(LOCKED_FOR);
    const done = await answerOnce(services, named, make);
    wake();
    await refused;
    expect(await count()).toBe(1);
    expect(await answerOnce(services, named, make)).toEqual(done);
  });

  it('commits together with its response or not at all', async () => {
    const { named, services, make, count } = await call();
    const end = new Error('The power went out.');
    await expect(
      answerOnce(services, named, async () => {
        await make();
        expect(await count()).toBe(1);
        throw end;
      }),
    ).rejects.toBe(end);
    expect(await count()).toBe(0);
    await answerOnce(services, named, make);
    expect(await count()).toBe(1);
  });
});
