import type { LiveMessage } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { answers } from '../../db/schema';
import { openLiveClient, testProvider, type Visitor } from '../../testing';
import { answeredGames, type Shown } from '../../testing/answered-games';

const provider = testProvider();
const answered = answeredGames(provider);

describe('a bulk decision', () => {
  it('accepts, rejects or features several answers and is undone as one', async () => {
    const { bulk, undo, ids, crews, score, show } = await answered(3, { review: 'pre' });
    const points = () => Promise.all(crews.map(async ({ as }) => (await score(as)).points));
    expect(await points()).toEqual([0, 0, 0]);
    const accepted = await bulk({ decision: 'accept', answers: ids.map((id) => ({ id })), points: 30 });
    expect(accepted.body).toEqual({ ids, left: [], undo_id: expect.any(Number) });
    expect(await points()).toEqual([30, 30, 30]);
    await bulk({ decision: 'feature', answers: [{ id: ids[0] }] });
    expect(await show(ids[0] ?? 0)).toMatchObject({ featured_at: expect.any(String) });
    const back = await undo(accepted.body.undo_id);
    // The featured answer has been decided again since.
    expect(back.body).toMatchObject({ ids: ids.slice(1), kept: ids.slice(0, 1) });
    expect(await points()).toEqual([30, 0, 0]);
    expect(await show(ids[1] ?? 0)).toMatchObject({ approved_at: null, points: 50 });
  });

  it('on a challenge covers only its waiting answers', async () => {
    const { bulk, ids, challenge, review, judge } = await answered(3);
    const [first = 0, ...others] = ids;
    await review(judge, 'reject', first);
    const { body } = await bulk({ decision: 'accept', task_id: challenge.id });
    expect(body).toMatchObject({ ids: others, left: [] });
    expect((await bulk({ decision: 'accept', task_id: challenge.id })).body).toEqual({ ids: [], left: [] });
  });

  it('skips decided answers unless their current review key is given', async () => {
    const { bulk, ids, review, judge, show } = await answered(2);
    const [one = 0, other = 0] = ids;
    for (const id of ids) await review(judge, 'accept', id, { points: 20 });
    const { review_key } = await show(one);
    const { body } = await bulk({ decision: 'reject', answers: [{ id: one, review_key }, { id: other }] });
    expect(body).toMatchObject({ ids: [one], left: [other] });
    const stale = await bulk({ decision: 'accept', answers: [{ id: one, review_key }] });
    expect(stale.body).toEqual({ ids: [], left: [one] });
  });

  it('restores the earned points of rejected answers when it accepts without points', async () => {
    const { bulk, ids, show } = await answered(2);
    await bulk({ decision: 'reject', answers: ids.map((id) => ({ id })) });
    const answersOf = await Promise.all(ids.map((id) => show(id)));
    expect(answersOf.map(({ points }) => points)).toEqual([0, 0]);
    await bulk({ decision: 'accept', answers: answersOf.map(({ id, review_key }) => ({ id, review_key })) });
    expect((await Promise.all(ids.map((id) => show(id)))).map(({ points }) => points)).toEqual([50, 50]);
  });

  it('notifies everyone who sees the answers with one message', async () => {
    const { bulk, ids, crews, game } = await answered(3);
    const client = await openLiveClient(provider.origin, crews[0]!.as);
    await bulk({ decision: 'reject', answers: ids.map((id) => ({ id })) });
    const rejected = await client.waitFor(({ source }) => source === 'ss.answer.reject');
    // The score follows; an earlier one is of the answers.
    const isAfter = (message: LiveMessage) => client.messages.indexOf(message) > client.messages.indexOf(rejected);
    const score = await client.waitFor((message) => message.source === 'ss.game.score' && isAfter(message));
    expect(score.detail.game?.id).toBe(game.id);
    const message = client.messages.filter(({ source }) => source === 'ss.answer.reject');
    expect(message.map(({ detail }) => (detail as { answers?: unknown }).answers)).toEqual([ids.map((id) => ({ id }))]);
    client.close();
  });

  it('notifies only the own team and reviewers of answers not yet shown', async () => {
    const { bulk, ids, crews, judge } = await answered(2, { review: 'pre' });
    const [own, rival, desk] = await Promise.all(
      [crews[0]!.as, crews[1]!.as, judge].map((who) => openLiveClient(provider.origin, who)),
    );
    await bulk({ decision: 'reject', answers: ids.map((id) => ({ id })) });
    const received = async (client: typeof own) => {
      await client!.waitFor(({ source }) => source === 'ss.answer.reject');
      return client!.messages.flatMap(({ detail }) => (detail as { answers?: { id: number }[] }).answers ?? []);
    };
    expect([await received(own), await received(rival)]).toEqual([[{ id: ids[0] }], [{ id: ids[1] }]]);
    await desk!.waitFor(({ detail }) => JSON.stringify(detail).includes(`[{"id":${ids[1]}}]`));
    for (const client of [own, rival, desk]) client!.close();
  });
});

it('reports an intervening decision to a late reviewer, who may override it', async () => {
  const { ids, owner, judge, game, show } = await answered(1);
  const [id = 0] = ids;
  const { review_key } = await show(id);
  const put = (who: Visitor, decision: string, body: object) =>
    who.put<{ message: string; answer: Shown }>(`/answers/${id}/${decision}.json`, { game_id: game.id, ...body });
  const { body: me } = await judge.get<{ name: string }>('/users/0.json');
  await put(judge, 'reject', { review_key, message: 'That is a pigeon.' });
  const late = await put(owner, 'accept', { review_key, points: 50 });
  expect(late.status).toBe(409);
  expect(late.body.message).toBe(`${me.name} rejected this submission in the meantime. Please look at it again.`);
  expect(late.body.answer).toMatchObject({
    rejected_at: expect.any(String),
    review_message: 'That is a pigeon.',
    reviewed_by: { name: me.name },
  });
  const known = await put(owner, 'accept', { review_key: late.body.answer.review_key, points: 50 });
  expect(known.body.answer).toMatchObject({ points: 50, rejected_at: null });
});

it('shows the team the reason for a rejection and lets it try again', async () => {
  const { ids, crews, review, judge, show, submit, challenge, seen } = await answered(1);
  const { as } = crews[0]!;
  await review(judge, 'reject', ids[0] ?? 0, { message: 'Please try again: the telescope is missing.' });
  expect(await show(ids[0] ?? 0, as)).toMatchObject({ review_message: 'Please try again: the telescope is missing.' });
  expect((await seen(as)).tasks[0]).toMatchObject({ answered: false });
  expect((await submit(as, challenge)).body.answer).toMatchObject({ points: 50, duplicate: false });
});

describe('an invalid decision', () => {
  it('is rejected and changes nothing', async () => {
    const { ids, game, judge, owner, show, bulk } = await answered(1);
    const [id = 0] = ids;
    const elsewhere = await answered(1);
    const before = await show(id);
    const { review_key } = before;
    const accept = async (body: object, at: number | string = id) =>
      (await owner.put(`/answers/${at}/accept.json`, { game_id: game.id, review_key, ...body })).status;
    const statuses = [
      await accept({ points: -1 }),
      await accept({ points: 501 }),
      await accept({ points: '1e3' }),
      await accept({ points: 1.5 }),
      await accept({ message: 'x'.repeat(1_000_000) }),
      await accept({ message: 'x'.repeat(1025) }),
      await accept({ review_key: 'stale' }),
      await accept({}, elsewhere.ids[0]),
      await accept({ game_id: elsewhere.game.id }),
      await accept({}, '1e3'),
      await accept({}, -1),
    ];
    expect(statuses).toEqual([422, 422, 422, 422, 413, 422, 409, 404, 404, 404, 400]);
    for (const body of [
      {},
      { answers: [] },
      { answers: [{ id }], task_id: 1 },
      { answers: [{ id: elsewhere.ids[0] }] },
      { task_id: elsewhere.challenge.id },
      { answers: [{ id }], points: 501 },
      { answers: Array.from({ length: 1001 }, (_, at) => ({ id: at + 1 })) },
    ]) {
      expect((await bulk({ decision: 'accept', ...body })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await bulk({ decision: 'delete', answers: [{ id }] })).status).toBe(422);
    expect((await bulk({ decision: 'accept', answers: [{ id }] }, elsewhere.judge)).status).toBe(404);
    expect((await judge.post('/answers/undo.json', { game_id: game.id, undo_id: 0 })).status).toBeGreaterThanOrEqual(
      400,
    );
    expect(await show(id)).toEqual(before);
  });

  it('returns 404 for a deleted answer', async () => {
    const { ids, game, judge, show } = await answered(1);
    const [id = 0] = ids;
    const { review_key } = await show(id);
    await provider.database.db.delete(answers).where(eq(answers.id, id));
    const { status } = await judge.put(`/answers/${id}/accept.json`, { game_id: game.id, review_key });
    expect(status).toBe(404);
  });

  it('skips answers the platform submitted', async () => {
    const { bulk, challenge, game } = await answered(0);
    const team = await provider.make.team(game);
    const own = await provider.make.answer(challenge, team, { user_id: null });
    expect((await bulk({ decision: 'accept', answers: [{ id: own.id }] })).body).toEqual({ ids: [], left: [own.id] });
    expect((await bulk({ decision: 'accept', task_id: challenge.id })).body.ids).toEqual([]);
  });
});

it('does not deadlock when two bulk decisions overlap in reverse order', async () => {
  const { ids, bulk, owner, judge } = await answered(6);
  const named = ids.map((id) => ({ id }));
  const [one, other] = await Promise.all([
    bulk({ decision: 'accept', answers: named, points: 10 }, judge),
    bulk({ decision: 'reject', answers: [...named].reverse() }, owner),
  ]);
  expect([one!.status, other!.status]).toEqual([200, 200]);
  expect([...one!.body.ids, ...other!.body.ids].toSorted((a, b) => a - b)).toEqual(ids);
});
