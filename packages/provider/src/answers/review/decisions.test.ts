import { eq } from 'drizzle-orm';
import { answers, auditLog } from '../../db/schema';
import { listenLive, testProvider, type Visitor } from '../../testing';
import { makePlayground } from '../../testing/playground';

const provider = testProvider();

interface Decided {
  readonly ids: number[];
  readonly left: number[];
  readonly undo_id?: number;
}
interface Undone {
  readonly ids: number[];
  readonly kept: number[];
  readonly undo_id: number;
}
interface Shown {
  readonly id: number;
  readonly points: number;
  readonly review_key: string;
  readonly approved_at: string | null;
  readonly rejected_at: string | null;
  readonly featured_at: string | null;
  readonly review_message: string;
  readonly reviewed_by: { readonly name: string } | null;
}

/** A game with so many teams that each answered one challenge. */
async function answered(count: number, row = {}) {
  const playground = await makePlayground(provider, row);
  const { game, judge, submit } = playground;
  const task = await playground.task();
  const crews = await Promise.all(Array.from({ length: count }, () => playground.team()));
  const ids: number[] = [];
  for (const { as } of crews) ids.push((await submit(as, task)).body.answer.id);
  return {
    ...playground,
    challenge: task,
    crews,
    ids,
    bulk: (body: object, who = judge) => who.put<Decided>('/answers/bulk.json', { game_id: game.id, ...body }),
    undo: (undo_id: number | undefined, who = judge) =>
      who.post<Undone>('/answers/undo.json', { game_id: game.id, undo_id }),
    show: async (id: number, who: Visitor = judge) =>
      (await who.get<{ answer: Shown }>(`/answers/${id}.json?game_id=${game.id}`)).body.answer,
  };
}

describe('several answers', () => {
  it('are accepted, rejected or featured with one request, and taken back with one', async () => {
    const { bulk, undo, ids, crews, score, show } = await answered(3, { review: 'pre' });
    const points = () => Promise.all(crews.map(async ({ as }) => (await score(as)).points));
    expect(await points()).toEqual([0, 0, 0]);
    const accepted = await bulk({ decision: 'accept', answers: ids.map((id) => ({ id })), points: 30 });
    expect(accepted.body).toEqual({ ids, left: [], undo_id: expect.any(Number) });
    expect(await points()).toEqual([30, 30, 30]);
    await bulk({ decision: 'feature', answers: [{ id: ids[0] }] });
    expect(await show(ids[0] ?? 0)).toMatchObject({ featured_at: expect.any(String) });
    const back = await undo(accepted.body.undo_id);
    // The featured one was decided again since then.
    expect(back.body).toMatchObject({ ids: ids.slice(1), kept: ids.slice(0, 1) });
    expect(await points()).toEqual([30, 0, 0]);
    expect(await show(ids[1] ?? 0)).toMatchObject({ approved_at: null, points: 50 });
  });

  it('of a challenge are those that wait', async () => {
    const { bulk, ids, challenge, review, judge } = await answered(3);
    const [first = 0, ...others] = ids;
    await review(judge, 'reject', first);
    const { body } = await bulk({ decision: 'accept', task_id: challenge.id });
    expect(body).toMatchObject({ ids: others, left: [] });
    expect((await bulk({ decision: 'accept', task_id: challenge.id })).body).toEqual({ ids: [], left: [] });
  });

  it('that were decided are left alone, but for those named with their key', async () => {
    const { bulk, ids, review, judge, show } = await answered(2);
    const [one = 0, other = 0] = ids;
    for (const id of ids) await review(judge, 'accept', id, { points: 20 });
    const { review_key } = await show(one);
    const { body } = await bulk({ decision: 'reject', answers: [{ id: one, review_key }, { id: other }] });
    expect(body).toMatchObject({ ids: [one], left: [other] });
    const stale = await bulk({ decision: 'accept', answers: [{ id: one, review_key }] });
    expect(stale.body).toEqual({ ids: [], left: [one] });
  });

  it('accepted without points get back what they earned before they were rejected', async () => {
    const { bulk, ids, show } = await answered(2);
    await bulk({ decision: 'reject', answers: ids.map((id) => ({ id })) });
    const answersOf = await Promise.all(ids.map((id) => show(id)));
    expect(answersOf.map(({ points }) => points)).toEqual([0, 0]);
    await bulk({ decision: 'accept', answers: answersOf.map(({ id, review_key }) => ({ id, review_key })) });
    expect((await Promise.all(ids.map((id) => show(id)))).map(({ points }) => points)).toEqual([50, 50]);
  });

  it('are told of once to everybody who sees them', async () => {
    const { bulk, ids, crews, game } = await answered(3);
    const ear = await listenLive(provider.origin, crews[0]!.as);
    await bulk({ decision: 'reject', answers: ids.map((id) => ({ id })) });
    const heard = await ear.hear(({ source }) => source === 'ss.game.score');
    expect(heard.detail.game?.id).toBe(game.id);
    const told = ear.heard.filter(({ source }) => source === 'ss.answer.reject');
    expect(told.map(({ detail }) => (detail as { answers?: unknown }).answers)).toEqual([ids.map((id) => ({ id }))]);
    ear.close();
  });

  it('that are not yet shown are told of to their own team and to reviewers', async () => {
    const { bulk, ids, crews, judge } = await answered(2, { review: 'pre' });
    const [own, rival, desk] = await Promise.all(
      [crews[0]!.as, crews[1]!.as, judge].map((who) => listenLive(provider.origin, who)),
    );
    await bulk({ decision: 'reject', answers: ids.map((id) => ({ id })) });
    const told = async (ear: typeof own) => {
      await ear!.hear(({ source }) => source === 'ss.answer.reject');
      return ear!.heard.flatMap(({ detail }) => (detail as { answers?: { id: number }[] }).answers ?? []);
    };
    expect([await told(own), await told(rival)]).toEqual([[{ id: ids[0] }], [{ id: ids[1] }]]);
    await desk!.hear(({ detail }) => JSON.stringify(detail).includes(`[{"id":${ids[1]}}]`));
    for (const ear of [own, rival, desk]) ear!.close();
  });
});

describe('taking back', () => {
  it('brings back moments, points and message, and is itself taken back', async () => {
    const { review, judge, undo, ids, show, crews, score } = await answered(1);
    const [id = 0] = ids;
    await review(judge, 'accept', id, { points: 40, message: 'Splendid.' });
    const before = await show(id);
    const { body } = await review(judge, 'reject', id, { message: 'Please try again.' });
    const { undo_id } = body as unknown as { undo_id: number };
    const back = await undo(undo_id);
    expect(back.body).toMatchObject({ ids, kept: [] });
    expect(await show(id)).toEqual(before);
    expect(await score(crews[0]!.as)).toMatchObject({ points: 40 });
    // Asked again it does nothing, and says the same.
    expect((await undo(undo_id)).body).toEqual(back.body);
    await undo(back.body.undo_id);
    expect(await show(id)).toMatchObject({ points: 0, rejected_at: expect.any(String) });
    expect(await score(crews[0]!.as)).toMatchObject({ points: 0 });
  });

  it('goes further back step by step', async () => {
    const { review, judge, undo, ids, show } = await answered(1);
    const [id = 0] = ids;
    const first = await show(id);
    const undos: number[] = [];
    for (const points of [10, 20]) {
      undos.unshift(((await review(judge, 'accept', id, { points })).body as unknown as { undo_id: number }).undo_id);
    }
    expect((await undo(undos[1])).body).toMatchObject({ ids: [], kept: [id] });
    expect((await undo(undos[0])).body).toMatchObject({ ids: [id] });
    expect(await show(id)).toMatchObject({ points: 10 });
    expect(first.points).toBe(50);
  });

  it('is for coordinators as far as they decided themselves', async () => {
    const { bulk, undo, ids, coordinator, owner } = await answered(2);
    const theirs = await bulk({ decision: 'accept', answers: [{ id: ids[0] }] });
    const own = await bulk({ decision: 'accept', answers: [{ id: ids[1] }] }, coordinator);
    expect((await undo(theirs.body.undo_id, coordinator)).status).toBe(403);
    expect((await undo(own.body.undo_id, coordinator)).body.ids).toEqual([ids[1]]);
    expect((await undo(theirs.body.undo_id, owner)).body.ids).toEqual([ids[0]]);
  });
});

it('the history says who decided what, when, from which points to which', async () => {
  const { review, bulk, undo, owner, judge, ids, game, user } = await answered(2).then(async (all) => ({
    ...all,
    user: (await all.judge.get<{ id: number; name: string }>('/users/0.json')).body,
  }));
  const [id = 0] = ids;
  const began = provider.clock.now();
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  await review(judge, 'accept', id, { points: 40, message: 'Splendid.' });
  const { undo_id } = (await bulk({ decision: 'reject', answers: [{ id: ids[1] }, { id }] }, owner)).body;
  const again = await undo(undo_id, owner);
  const one = await judge.get<{ reviews: object[] }>(`/answers/${id}/history.json?game_id=${game.id}`);
  expect(one.body.reviews).toEqual([
    expect.objectContaining({ decision: 'accept', message: 'Splendid.', user: { id: user.id, name: user.name } }),
  ]);
  expect(one.body.reviews[0]).toMatchObject({
    before: { points: 50, approved_at: null },
    after: { points: 40, approved_at: moment },
  });
  const at = Date.parse((one.body.reviews[0] as { created_at: string }).created_at);
  expect(at).toBeGreaterThanOrEqual(began.getTime());
  expect(at).toBeLessThanOrEqual(provider.clock.now().getTime());
  const all = await judge.get<{ reviews: object[]; meta: object }>(`/answers/reviews/${game.id}.json`);
  expect(all.body.meta).toEqual({ page: 1, pages: 1, count: 3 });
  expect(all.body.reviews).toMatchObject([
    { id: again.body.undo_id, decision: 'undo', undoes_id: undo_id, count: 1, answer_id: ids[1] },
    { id: undo_id, decision: 'reject', count: 1, answer_id: ids[1], undone_at: moment },
    { decision: 'accept', count: 1, answer_id: id, undone_at: null },
  ]);
});

it('each decision writes an audit line of what is different', async () => {
  const { review, judge, ids, game } = await answered(1);
  await review(judge, 'accept', ids[0] ?? 0, { points: 40 });
  const lines = await provider.database.db.select().from(auditLog).where(eq(auditLog.game_id, game.id));
  const line = lines.find(({ action }) => action === 'ss.answer.accept');
  expect(line?.changes).toEqual(
    expect.arrayContaining([
      { field: 'answer', from: null, to: String(ids[0]) },
      { field: 'points', from: '50', to: '40' },
      { field: 'approved_at', from: null, to: expect.stringMatching(/^\d{4}-/) },
    ]),
  );
});

it('who decides on an outdated copy is told what was decided and by whom, and may override it knowingly', async () => {
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

it('a rejection tells the team why, and lets it try again', async () => {
  const { ids, crews, review, judge, show, submit, challenge, seen } = await answered(1);
  const { as } = crews[0]!;
  await review(judge, 'reject', ids[0] ?? 0, { message: 'Please try again: the telescope is missing.' });
  expect(await show(ids[0] ?? 0, as)).toMatchObject({ review_message: 'Please try again: the telescope is missing.' });
  expect((await seen(as)).tasks[0]).toMatchObject({ answered: false });
  expect((await submit(as, challenge)).body.answer).toMatchObject({ points: 50, duplicate: false });
});

describe('what is not to be decided', () => {
  it('is refused and changes nothing', async () => {
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
    expect(statuses).toEqual([422, 422, 400, 400, 413, 422, 409, 404, 404, 404, 400]);
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
    expect((await bulk({ decision: 'delete', answers: [{ id }] })).status).toBe(400);
    expect((await bulk({ decision: 'accept', answers: [{ id }] }, elsewhere.judge)).status).toBe(404);
    expect((await judge.post('/answers/undo.json', { game_id: game.id, undo_id: 0 })).status).toBeGreaterThanOrEqual(
      400,
    );
    expect(await show(id)).toEqual(before);
  });

  it('because it is gone is not found', async () => {
    const { ids, game, judge, show } = await answered(1);
    const [id = 0] = ids;
    const { review_key } = await show(id);
    await provider.database.db.delete(answers).where(eq(answers.id, id));
    const { status } = await judge.put(`/answers/${id}/accept.json`, { game_id: game.id, review_key });
    expect(status).toBe(404);
  });

  it('because the platform submitted it is left', async () => {
    const { bulk, challenge, game } = await answered(0);
    const team = await provider.make.team(game);
    const own = await provider.make.answer(challenge, team, { user_id: null });
    expect((await bulk({ decision: 'accept', answers: [{ id: own.id }] })).body).toEqual({ ids: [], left: [own.id] });
    expect((await bulk({ decision: 'accept', task_id: challenge.id })).body.ids).toEqual([]);
  });
});

it('two who decide much at once wait for each other one way', async () => {
  const { ids, bulk, owner, judge } = await answered(6);
  const named = ids.map((id) => ({ id }));
  const [one, other] = await Promise.all([
    bulk({ decision: 'accept', answers: named, points: 10 }, judge),
    bulk({ decision: 'reject', answers: [...named].reverse() }, owner),
  ]);
  expect([one!.status, other!.status]).toEqual([200, 200]);
  expect([...one!.body.ids, ...other!.body.ids].toSorted((a, b) => a - b)).toEqual(ids);
});
