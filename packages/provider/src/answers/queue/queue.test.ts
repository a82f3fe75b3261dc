import { CLAIM_SECONDS } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { answers, games, tasks, teams } from '../../db/schema';
import { openLiveClient, testProvider, type Visitor } from '../../testing';
import { eventually } from '../../testing/eventually';
import { makePlayground } from '../../testing/playground';
import { claimWaiting } from './claims';

const provider = testProvider();

interface Page {
  readonly answers: { readonly id: number; readonly team?: { readonly name: string }; readonly user_id: number }[];
  readonly next: number | null;
}

/** A game with two challenges; two teams answered both, the second challenge first. */
async function queued(row = {}) {
  const playground = await makePlayground(provider, row);
  const { game, team, task, submit, judge } = playground;
  const rows = [await task(), await task()];
  const crews = [await team('Gulls'), await team('Crabs')];
  const ids: number[] = [];
  for (const { as } of crews) {
    for (const one of [rows[1]!, rows[0]!]) ids.push((await submit(as, one)).body.answer.id);
  }
  const [late1 = 0, first1 = 0, late2 = 0, first2 = 0] = ids;
  const queue = async (query = '', who = judge) =>
    (await who.get<Page>(`/answers/queue/${game.id}.json?${query}`)).body;
  const order = async (query = '', who = judge) => (await queue(query, who)).answers.map(({ id }) => id);
  return { ...playground, rows, crews, ids, late1, first1, late2, first2, queue, order };
}

describe('the review queue', () => {
  it('lists waiting answers by age, newest first, by challenge or by team', async () => {
    const { order, late1, first1, late2, first2, review, judge } = await queued();
    expect(await order()).toEqual([late1, first1, late2, first2]);
    expect(await order('order=newest')).toEqual([first2, late2, first1, late1]);
    expect(await order('order=challenge')).toEqual([first1, first2, late1, late2]);
    expect(await order('order=team')).toEqual([late1, first1, late2, first2]);
    await review(judge, 'reject', first1);
    expect(await order('order=challenge')).toEqual([first2, late1, late2]);
  });

  it.each(['newest', 'waiting', 'challenge', 'team'])('continues after a cursor when ordered by %s', async (how) => {
    const { queue, order, review, judge } = await queued();
    const whole = await order(`order=${how}`);
    const found: number[] = [];
    let next: number | null | undefined;
    do {
      const page = await queue(`order=${how}&per_page=1${next ? `&after=${next}` : ''}`);
      found.push(...page.answers.map(({ id }) => id));
      next = page.next;
      // The cursor's answer may be decided in the meantime.
      if (next) await review(judge, 'accept', next, { points: 1 });
    } while (next);
    expect(found).toEqual(whole);
  });

  it('filters by challenge and by team', async () => {
    const { order, rows, crews, first1, first2, late1 } = await queued();
    expect(await order(`task_id=${rows[0]!.id}`)).toEqual([first1, first2]);
    expect(await order(`team_id=${crews[0]!.id}`)).toEqual([late1, first1]);
    expect(await order(`order=challenge&task_id=${rows[0]!.id}&team_id=${crews[1]!.id}`)).toEqual([first2]);
  });

  it('omits answers of deleted teams and to deleted challenges', async () => {
    const { order, rows, crews, first2 } = await queued();
    const { db } = provider.database;
    await db.update(teams).set({ deleted_at: new Date() }).where(eq(teams.id, crews[0]!.id));
    await db.update(tasks).set({ deleted_at: new Date() }).where(eq(tasks.id, rows[1]!.id));
    for (const how of ['newest', 'waiting', 'challenge', 'team']) expect(await order(`order=${how}`)).toEqual([first2]);
  });

  it('has the number of the games list and of the game', async () => {
    const { owner, game, rows, crews, ids } = await queued();
    const { db } = provider.database;
    const counted = async () => {
      const { body } = await owner.get<{ games: { waiting_count: number }[] }>('/games.json');
      const single = await owner.get<{ game: { waiting_count: number } }>(`/games/${game.id}.json`);
      const { body: figures } = await owner.get<{ waiting: number }>(`/answers/statistics/${game.id}.json`);
      return [body.games[0]?.waiting_count, single.body.game.waiting_count, figures.waiting];
    };
    expect(await counted()).toEqual([4, 4, 4]);
    await db.update(teams).set({ deleted_at: new Date() }).where(eq(teams.id, crews[0]!.id));
    expect(await counted()).toEqual([2, 2, 2]);
    await db.update(tasks).set({ deleted_at: new Date() }).where(eq(tasks.id, rows[1]!.id));
    expect(await counted()).toEqual([1, 1, 1]);
    // The platform's own answers are not reviewed.
    await db.update(answers).set({ user_id: null }).where(eq(answers.id, ids[3]!));
    expect(await counted()).toEqual([0, 0, 0]);
  });

  it('is all that a decision about a challenge decides', async () => {
    const { judge, game, rows, crews, first2 } = await queued();
    const { db } = provider.database;
    await db.update(teams).set({ deleted_at: new Date() }).where(eq(teams.id, crews[0]!.id));
    const body = { game_id: game.id, decision: 'accept', task_id: rows[0]!.id };
    expect((await judge.put<{ ids: number[] }>('/answers/bulk.json', body)).body.ids).toEqual([first2]);
  });

  it('rejects unknown orders and invalid parameters', async () => {
    const { judge, game } = await queued();
    for (const query of ['order=oldest', 'after=-1', 'free=2', 'per_page=0']) {
      expect((await judge.get(`/answers/queue/${game.id}.json?${query}`)).status).toBeGreaterThanOrEqual(400);
    }
  });
});

it('counts waiting answers, the oldest, and decisions of today and the last hour', async () => {
  const { judge, game, rows, review, late1, first1, first2 } = await queued();
  const count = async () => (await judge.get<object>(`/answers/statistics/${game.id}.json`)).body;
  const { db } = provider.database;
  const [oldest] = await db.select().from(answers).where(eq(answers.id, late1));
  expect(await count()).toEqual({
    waiting: 4,
    oldest_at: oldest?.created_at.toISOString(),
    decided_today: 0,
    decided_last_hour: 0,
    challenges: [
      { id: rows[0]!.id, name: rows[0]!.name, waiting: 2 },
      { id: rows[1]!.id, name: rows[1]!.name, waiting: 2 },
    ],
  });
  await review(judge, 'accept', first1, { points: 1 });
  await review(judge, 'feature', first1);
  const { body } = await review(judge, 'reject', first2);
  expect(await count()).toMatchObject({ waiting: 2, decided_today: 2, decided_last_hour: 2 });
  const { undo_id } = body as unknown as { undo_id: number };
  await judge.post('/answers/undo.json', { game_id: game.id, undo_id });
  expect(await count()).toMatchObject({ waiting: 3, decided_today: 1 });
});

describe('a judge', () => {
  const twoJudges = async () => {
    const all = await queued();
    const { game, owner, coordinator } = all;
    const next = async (who: Visitor, body = {}) =>
      (await who.post<{ answer: { id: number } | null }>('/answers/next.json', { game_id: game.id, ...body })).body
        .answer?.id;
    const claim = (who: Visitor, id: number) =>
      who.put<{ message: string }>(`/answers/${id}/claim.json`, { game_id: game.id });
    return { ...all, other: owner, third: coordinator, next, claim };
  };

  it('claims a different answer from every other judge when all ask at once', async () => {
    const { judge, other, third, next, ids } = await twoJudges();
    const got = await Promise.all([judge, other, third, judge].map((who) => next(who)));
    expect(new Set(got.slice(0, 3)).size).toBe(3);
    expect(got.every((id) => ids.includes(id ?? 0))).toBe(true);
  });

  it('cannot claim an answer from a stale list once it is decided', async () => {
    const { judge, other, claim, review, game, late1, first1 } = await twoJudges();
    const { body: me } = await judge.get<{ id: number }>('/users/0.json');
    await review(other, 'accept', late1);
    const take = (answerId: number) => {
      const claiming = { gameId: game.id, answerId, userId: me.id, now: provider.clock.now() };
      return provider.database.tx((tx) => claimWaiting(tx, claiming));
    };
    expect([await take(late1), await take(first1)]).toEqual([false, true]);
    expect([(await claim(other, late1)).status, (await claim(other, first1)).status]).toEqual([200, 409]);
  });

  it('sees who has claimed an answer and gets 409 when claiming it too', async () => {
    const { judge, other, claim, queue, order, late1 } = await twoJudges();
    expect((await claim(judge, late1)).status).toBe(200);
    expect((await claim(judge, late1)).status).toBe(200);
    const { body: me } = await judge.get<{ id: number; name: string }>('/users/0.json');
    const refused = await claim(other, late1);
    expect([refused.status, refused.body.message]).toEqual([409, `${me.name} is looking at this submission.`]);
    expect((await queue('', other)).answers[0]).toMatchObject({
      id: late1,
      claim: { user: { id: me.id, name: me.name }, expires_at: expect.any(String) },
    });
    expect(await order('free=1', other)).not.toContain(late1);
    expect(await order('free=1', judge)).toContain(late1);
  });

  it('loses a claim when it expires, is released or the answer is decided', async () => {
    const { judge, other, claim, late1, first1, late2, game, review } = await twoJudges();
    for (const id of [late1, first1, late2]) await claim(judge, id);
    await judge.call('DELETE', `/answers/${first1}/claim.json?game_id=${game.id}`);
    await review(other, 'accept', late2, { points: 3 });
    expect((await claim(other, first1)).status).toBe(200);
    expect((await claim(other, late2)).status).toBe(200);
    provider.clock.forward((CLAIM_SECONDS / 2) * 1000);
    expect((await claim(other, late1)).status).toBe(409);
    provider.clock.forward((CLAIM_SECONDS / 2) * 1000);
    expect((await claim(other, late1)).status).toBe(200);
  });

  it('loses their claims when their last page closes', async () => {
    const { judge, other, claim, late1, order } = await twoJudges();
    const [page, last] = [await openLiveClient(provider.origin, judge), await openLiveClient(provider.origin, judge)];
    const client = await openLiveClient(provider.origin, other);
    await claim(judge, late1);
    const received = () => client.messages.filter(({ detail }) => detail.fields?.includes('claim'));
    await client.waitFor(({ detail }) => detail.fields?.includes('claim') === true);
    page.close();
    await page.closed;
    expect(await order('free=1', other)).not.toContain(late1);
    last.close();
    expect(
      await eventually(
        async () => received().length,
        (count) => count > 1,
      ),
    ).toBe(2);
    expect(await order('free=1', other)).toContain(late1);
    client.close();
  });

  it("keeps claimed answers out of other judges' bulk decisions", async () => {
    const { judge, other, claim, rows, game, first1, first2 } = await twoJudges();
    await claim(judge, first1);
    const body = { game_id: game.id, decision: 'accept', task_id: rows[0]!.id };
    expect((await other.put<{ ids: number[] }>('/answers/bulk.json', body)).body.ids).toEqual([first2]);
  });

  it('cannot claim an answer of another game', async () => {
    const { judge, claim } = await twoJudges();
    const elsewhere = await queued();
    expect((await claim(judge, elsewhere.late1)).status).toBe(404);
    expect((await elsewhere.judge.put(`/answers/${elsewhere.late1}/claim.json`, { game_id: 1e15 })).status).toBe(404);
  });
});

it('stores and returns the blind review setting', async () => {
  const { owner, game } = await queued();
  await owner.put(`/games/${game.id}.json`, { blind_review: 1 });
  const [row] = await provider.database.db.select().from(games).where(eq(games.id, game.id));
  expect(row?.blind_review).toBe(1);
  const { body } = await owner.get<{ game: object }>(`/games/${game.id}.json`);
  expect(body.game).toMatchObject({ blind_review: 1 });
});
