import { eq } from 'drizzle-orm';
import { auditLog } from '../../db/schema';
import { testProvider } from '../../testing';
import { answeredGames } from '../../testing/answered-games';

const provider = testProvider();
const answered = answeredGames(provider);

describe('undoing a decision', () => {
  it('restores timestamps, points and message, and can itself be undone', async () => {
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
    // Repeating the undo changes nothing and returns the same response.
    expect((await undo(undo_id)).body).toEqual(back.body);
    await undo(back.body.undo_id);
    expect(await show(id)).toMatchObject({ points: 0, rejected_at: expect.any(String) });
    expect(await score(crews[0]!.as)).toMatchObject({ points: 0 });
  });

  it('works backwards through decisions in order', async () => {
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

  it('that changes nothing counts for nothing, so that it can be undone later', async () => {
    const { review, judge, undo, ids, show, game } = await answered(1);
    const [id = 0] = ids;
    const undoOf = async (points: number) =>
      ((await review(judge, 'accept', id, { points })).body as unknown as { undo_id: number }).undo_id;
    const [first, second] = [await undoOf(10), await undoOf(20)];
    for (let times = 0; times < 2; times += 1) expect((await undo(first)).body).toEqual({ ids: [], kept: [id] });
    const listed = async () =>
      (await judge.get<{ reviews: object[] }>(`/answers/reviews/${game.id}.json`)).body.reviews;
    expect(await listed()).toMatchObject([
      { id: second, undone_at: null },
      { id: first, undone_at: null },
    ]);
    await undo(second);
    expect((await undo(first)).body).toMatchObject({ ids: [id], kept: [] });
    expect(await show(id)).toMatchObject({ points: 50, approved_at: null });
  });

  it('leaves answers decided again since, whose history says so, and undoes the rest later', async () => {
    const { bulk, review, judge, undo, ids, show, game } = await answered(3);
    const [id = 0, ...others] = ids;
    const { undo_id } = (await bulk({ decision: 'accept', answers: ids.map((one) => ({ id: one })) })).body;
    const featured = await review(judge, 'feature', id);
    const historyOf = async (one: number) => {
      const { body } = await judge.get<{ reviews: object[] }>(`/answers/${one}/history.json?game_id=${game.id}`);
      return body.reviews;
    };
    const undone = expect.stringMatching(/^\d{4}-/);
    const back = await undo(undo_id);
    expect(back.body).toMatchObject({ ids: others, kept: [id] });
    // A repeat gets the same response.
    expect((await undo(undo_id)).body).toEqual(back.body);
    expect(await historyOf(id)).toMatchObject([{ decision: 'feature' }, { decision: 'accept', undone_at: null }]);
    expect(await historyOf(others[0] ?? 0)).toMatchObject([
      { decision: 'undo', undone_at: null },
      { decision: 'accept', undone_at: undone },
    ]);
    await undo((featured.body as unknown as { undo_id: number }).undo_id);
    expect((await undo(undo_id)).body).toMatchObject({ ids: [id], kept: others });
    expect(await show(id)).toMatchObject({ approved_at: null, featured_at: null });
    expect(await historyOf(id)).toMatchObject([
      { decision: 'undo' },
      { decision: 'undo' },
      { decision: 'feature', undone_at: undone },
      { decision: 'accept', undone_at: undone },
    ]);
  });

  it('lets coordinators undo only their own decisions', async () => {
    const { bulk, undo, ids, coordinator, owner } = await answered(2);
    const theirs = await bulk({ decision: 'accept', answers: [{ id: ids[0] }] });
    const own = await bulk({ decision: 'accept', answers: [{ id: ids[1] }] }, coordinator);
    expect((await undo(theirs.body.undo_id, coordinator)).status).toBe(403);
    expect((await undo(own.body.undo_id, coordinator)).body.ids).toEqual([ids[1]]);
    expect((await undo(theirs.body.undo_id, owner)).body.ids).toEqual([ids[0]]);
  });
});

it('lists who decided what, when, with the points before and after', async () => {
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

it.each([undefined, ''])('the message %j keeps the one the team has', async (message) => {
  const { review, judge, ids, show, crews } = await answered(1);
  const [id = 0] = ids;
  await review(judge, 'reject', id, { message: 'Please try again.' });
  await review(judge, 'accept', id, { points: 40, ...(message === undefined ? {} : { message }) });
  expect(await show(id, crews[0]!.as)).toMatchObject({ points: 40, review_message: 'Please try again.' });
});

it('writes an audit line with the changed fields of each decision', async () => {
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
