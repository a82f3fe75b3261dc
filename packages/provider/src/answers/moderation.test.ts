import { TASK_TYPE } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { games, taskPrerequisites, tasks, teams } from '../db/schema';
import { announceMedia } from '../media/announce-media';
import { type LiveClient, openLiveClient, testProvider, type Visitor } from '../testing';
import { makePlayground } from '../testing/playground';

const provider = testProvider();

const listen = (who: Visitor): Promise<LiveClient> => openLiveClient(provider.origin, who);
const about = (client: LiveClient, source: string, id: number) =>
  client.waitFor((message) => message.source === source && message.detail.answer?.id === id);
const messagesAbout = (client: LiveClient, id: number) =>
  client.messages.filter(({ detail }) => detail.answer?.id === id);

it('with pre moderation shows and scores an answer only after approval', async () => {
  const { team, task, submit, score, stream, review, judge, game } = await makePlayground(provider, { review: 'pre' });
  const [{ as }, other] = [await team(), (await team()).as];
  const row = await task();
  const after = await task();
  await provider.database.db.insert(taskPrerequisites).values({ task_id: after.id, prerequisite_id: row.id });
  const [desk, own, rival] = [await listen(judge), await listen(as), await listen(other)];
  const { id } = (await submit(as, row)).body.answer;
  await Promise.all([about(desk, 'ss.answer.create', id), about(own, 'ss.answer.create', id)]);
  const everybody = [as, other, judge];
  for (const who of everybody) expect(await stream(who)).toEqual({ answers: [], count: 0 });
  expect(await score(as)).toMatchObject({ points: 0, completed: 0 });
  const path = `/answers/${id}.json?game_id=${game.id}`;
  expect([(await as.get(path)).status, (await other.get(path)).status]).toEqual([200, 404]);
  // Players never wait for moderation to play on.
  expect((await submit(as, after)).status).toBe(200);

  const accepted = await review(judge, 'accept', id, { points: 40, message: 'Splendid.' });
  expect(accepted.body.answer).toMatchObject({ points: 40, approved_at: expect.any(String), rejected_at: null });
  for (const who of everybody) expect((await stream(who)).answers.map((answer) => answer.id)).toEqual([id]);
  expect(await score(as)).toMatchObject({ points: 40, completed: 1 });
  await about(rival, 'ss.answer.accept', id);
  expect(messagesAbout(rival, id).map(({ source }) => source)).toEqual(['ss.answer.accept']);
  expect((await other.get(path)).status).toBe(200);
  for (const client of [desk, own, rival]) client.close();
});

it('announces the media of an unmoderated answer only to those who may see it', async () => {
  const { team, task, submit, judge, owner, game, whiteLabel } = await makePlayground(provider, { review: 'pre' });
  const [{ as, user }, rival] = [await team(), (await team()).as];
  const { uuid } = await provider.make.media(whiteLabel, { state: 'processing', owner_id: user.id });
  await submit(as, await task({ task_type: TASK_TYPE.photo }), { media_uuid: uuid });
  const [desk, client] = [await listen(judge), await listen(rival)];
  const services = { database: provider.database, origin: () => provider.origin, signer: provider.signer };
  await provider.database.tx((tx) => announceMedia(services, tx, uuid));
  await desk.waitFor(({ source, detail }) => source === 'ss.game.media' && detail.media?.uuid === uuid);
  // A later message to everybody shows that the rival got nothing before it.
  await owner.put(`/games/${game.id}.json`, { name: 'Renamed' });
  await client.waitFor(({ source }) => source === 'ss.game.update');
  expect(client.messages.map(({ source }) => source)).toEqual(['ss.game.update']);
  for (const one of [desk, client]) one.close();
});

it('with post moderation shows and scores an answer until it is rejected', async () => {
  const { team, task, submit, score, stream, review, judge } = await makePlayground(provider);
  const [{ as, user }, other] = [await team(), (await team()).as];
  const client = await listen(other);
  const { id } = (await submit(as, await task())).body.answer;
  expect((await about(client, 'ss.answer.create', id)).detail.user_id).toBe(user.id);
  expect(await score(as)).toMatchObject({ points: 50, completed: 1, place: 1 });
  expect((await stream(other)).count).toBe(1);
  const rejected = await review(judge, 'reject', id, { points: 0, message: 'That is a pigeon.' });
  expect(rejected.body.answer).toMatchObject({ points: 0, rejected_at: expect.any(String), approved_at: null });
  await about(client, 'ss.answer.reject', id);
  expect(await score(as)).toMatchObject({ points: 0, completed: 0 });
  expect(await stream(other)).toEqual({ answers: [], count: 0 });
  const again = await review(judge, 'accept', id, { points: 50 });
  expect(again.body.answer).toMatchObject({ rejected_at: null, approved_at: expect.any(String) });
  expect(await score(as)).toMatchObject({ points: 50 });
  client.close();
});

it('features an answer until it is rejected', async () => {
  const { team, task, submit, review, judge, game } = await makePlayground(provider);
  const { id } = (await submit((await team()).as, await task())).body.answer;
  await submit((await team()).as, await task());
  const featured = async () =>
    (await judge.get<{ count: number }>(`/answers/game/${game.id}.json?featured=1`)).body.count;
  expect(await featured()).toBe(0);
  expect((await review(judge, 'feature', id)).body.answer).toMatchObject({ featured_at: expect.any(String) });
  expect(await featured()).toBe(1);
  expect((await review(judge, 'reject', id)).body.answer).toMatchObject({ featured_at: null });
  expect(await featured()).toBe(0);
});

it('rejects featuring a rejected answer until it is accepted again', async () => {
  const { team, task, submit, review, judge, stream } = await makePlayground(provider);
  const { as } = await team();
  const { id } = (await submit(as, await task())).body.answer;
  await review(judge, 'reject', id);
  const refused = await review(judge, 'feature', id);
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { featured_at: ['A rejected submission cannot be featured. Accept it first.'] },
  ]);
  expect((await stream(as)).count).toBe(0);
  await review(judge, 'accept', id, { points: 50 });
  const { body } = await review(judge, 'feature', id);
  expect(body.answer).toMatchObject({ featured_at: expect.any(String), rejected_at: null });
});

describe('points of a reviewed answer', () => {
  it('are set by judges and administrators and replace hint deductions', async () => {
    const { team, task, submit, hint, review, judge, owner } = await makePlayground(provider);
    for (const who of [judge, owner]) {
      const { as } = await team();
      const row = await task({ hint_1: 'Look up.', hint_1_points: 10 });
      await hint(as, row, 1);
      const { id } = (await submit(as, row)).body.answer;
      const { status, body } = await review(who, 'accept', id, { points: 77 });
      expect([status, body.answer]).toMatchObject([200, { points: 77, hint_points: 0 }]);
    }
  });

  it('are fixed at what the answer earned when a coordinator reviews', async () => {
    const { team, task, submit, hint, review, coordinator, score } = await makePlayground(provider);
    const { as } = await team();
    const row = await task({ hint_1: 'Look up.', hint_1_points: 10 });
    await hint(as, row, 1);
    const { id } = (await submit(as, row)).body.answer;
    const accept = async (points?: number) => {
      const { status, body } = await review(coordinator, 'accept', id, points === undefined ? {} : { points });
      return status === 200 ? [status, body.answer.points, body.answer.hint_points] : [status, body.message];
    };
    const refused = [403, 'Only judges and administrators may change the points of a submission.'];
    for (const points of [41, 39, 50, 500]) expect(await accept(points)).toEqual(refused);
    expect((await review(coordinator, 'feature', id, { points: 500 })).status).toBe(403);
    expect(await accept(40)).toEqual([200, 40, 10]);
    expect((await review(coordinator, 'reject', id, { points: 0 })).body.answer).toMatchObject({ points: 0 });
    expect(await accept(40)).toEqual([200, 40, 10]);
    expect(await accept()).toEqual([200, 40, 10]);
    expect(await score(as)).toMatchObject({ points: 40 });
  });

  it('stay 0 for late, wrong or repeated answers when a coordinator reviews', async () => {
    const { team, task, submit, review, coordinator, game } = await makePlayground(provider);
    const { as } = await team();
    const quiz = await task({ task_type: TASK_TYPE.trivia, trivia: '1871', trivia_points_1: 50, trivia_points_2: 30 });
    const wrong = (await submit(as, quiz, { comment: '1817' })).body.answer.id;
    const right = (await submit(as, quiz, { comment: '1871' })).body.answer.id;
    const again = (await submit(as, quiz, { comment: '1871' })).body.answer.id;
    const late = await task();
    await provider.database.db.update(games).set({ finish_at: provider.clock.now() }).where(eq(games.id, game.id));
    const tooLate = (await submit(as, late)).body.answer.id;
    for (const [id, points, status] of [
      [wrong, 30, 403],
      [wrong, 0, 200],
      [right, 50, 403],
      [right, 30, 200],
      [again, 30, 403],
      [tooLate, 49, 403],
    ] as const) {
      expect([points, (await review(coordinator, 'accept', id, { points })).status]).toEqual([points, status]);
    }
    // Nobody is told what rejected answers earned, so builders send the worth of the challenge.
    for (const id of [wrong, tooLate]) {
      await review(coordinator, 'reject', id, {});
      const approved = await review(coordinator, 'accept', id, { points: 50 });
      expect([approved.status, approved.body.answer]).toMatchObject([200, { points: 0 }]);
    }
  });
});

it('returns the distance between answer and challenge to reviewers only', async () => {
  const { game, team, task, submit, judge } = await makePlayground(provider);
  const { as } = await team();
  const there = { latitude: 51.4, longitude: -2.6 };
  const [near, nowhere] = [await task(there), await task()];
  const metresOf = async (who: Visitor, challenge: { readonly id: number }, at: object) => {
    const { id } = (await submit(as, challenge, at)).body.answer;
    const { body } = await who.get<{ answer: { metres?: number } }>(`/answers/${id}.json?game_id=${game.id}`);
    return body.answer.metres;
  };
  const at = { latitude: 51.4009, longitude: -2.6, share_location: 1 };
  expect(await metresOf(judge, near, at)).toBe(100);
  expect(await metresOf(as, near, at)).toBeUndefined();
  expect(await metresOf(judge, near, {})).toBeUndefined();
  expect(await metresOf(judge, nowhere, at)).toBeUndefined();
});

it('returns 409 for a review of an outdated copy', async () => {
  const { team, task, submit, judge, game } = await makePlayground(provider);
  const { id } = (await submit((await team()).as, await task())).body.answer;
  const { body } = await judge.get<{ answer: { review_key: string } }>(`/answers/${id}.json?game_id=${game.id}`);
  const accept = () =>
    judge.put(`/answers/${id}/accept.json`, { game_id: game.id, review_key: body.answer.review_key, points: 10 });
  const both = await Promise.all([accept(), accept()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('paginates answers to review by challenge and team, and streams by cursor', async () => {
  const { team, task, submit, judge, game, stream } = await makePlayground(provider);
  const [one, other] = [await team(), await team()];
  const [first, second] = [await task(), await task()];
  const ids: number[] = [];
  for (const [who, row] of [
    [one, first],
    [other, first],
    [one, second],
  ] as const) {
    ids.unshift((await submit(who.as, row)).body.answer.id);
  }
  const queue = async (query = '') => {
    const { body } = await judge.get<{ answers: { id: number }[]; meta: object }>(
      `/answers/game/${game.id}.json?${query}`,
    );
    return { ids: body.answers.map(({ id }) => id), meta: body.meta };
  };
  expect(await queue('per_page=2&page=2')).toEqual({ ids: [ids[2]], meta: { pages: 2, page: 2, count: 3 } });
  expect((await queue(`task_id=${first.id}`)).ids).toEqual([ids[1], ids[2]]);
  expect((await queue(`team_id=${other.id}`)).ids).toEqual([ids[1]]);
  const page = await stream(one.as, `?per_page=1&max_id=${ids[0]}`);
  expect([page.answers.map(({ id }) => id), page.count]).toEqual([[ids[1]], 3]);
  expect((await stream(one.as, `?task_id=${second.id}`)).answers.map(({ id }) => id)).toEqual([ids[0]]);
});

it('omits answers from streams while their challenge hides them', async () => {
  const { team, task, submit, stream, game } = await makePlayground(provider);
  const [{ as }, other] = [await team(), (await team()).as];
  const row = await task({ task_type: TASK_TYPE.text, hide_answers: 1 });
  const { id } = (await submit(as, row)).body.answer;
  expect((await stream(other)).count).toBe(0);
  expect((await other.get(`/answers/${id}.json?game_id=${game.id}`)).status).toBe(404);
  await provider.database.db.update(tasks).set({ hide_answers: 0 }).where(eq(tasks.id, row.id));
  expect((await stream(other)).count).toBe(1);
});

it('paginates a slideshow by cursor, without rejected answers, and lists featured ones', async () => {
  const { team, task, submit, review, judge, game } = await makePlayground(provider);
  const [one, row] = [await team(), await task({ task_type: TASK_TYPE.text })];
  const ids: number[] = [];
  for (const who of [one, await team(), await team(), await team()])
    ids.unshift((await submit(who.as, row)).body.answer.id);
  const [newest = 0, second = 0, rejected = 0, oldest = 0] = ids;
  await review(judge, 'reject', rejected);
  await review(judge, 'feature', oldest);
  const show = async (query: string) => {
    const { body } = await one.as.get<{ answers: { id: number }[]; featured: number[]; count: number }>(
      `/answers/slideshow/${game.id}.json${query}`,
    );
    return { ...body, answers: body.answers.map(({ id }) => id) };
  };
  expect(await show('')).toEqual({ answers: [newest, second, oldest], featured: [oldest], count: 3 });
  expect((await show('?per_page=2')).answers).toEqual([newest, second]);
  expect((await show(`?per_page=2&max_id=${second}`)).answers).toEqual([oldest]);
  expect((await show(`?max_id=${oldest}`)).answers).toEqual([]);
});

it.each([
  ['only reviewers and the own team', 0],
  ['everybody', 1],
])('shows %s where an answer was given when its share_location is %i', async (_who, share_location) => {
  const { team, task, submit, stream, judge, game } = await makePlayground(provider);
  const [one, other] = [await team(), await team()];
  const spot = { address: '12 Quay Street', latitude: 51.44, longitude: -2.59 };
  const { id } = (await submit(one.as, await task(), { ...spot, share_location })).body.answer;
  const hidden = share_location === 1 ? spot : { address: '', latitude: null, longitude: null };
  const slides = async (who: Visitor) =>
    (await who.get<{ answers: object[] }>(`/answers/slideshow/${game.id}.json`)).body.answers;
  const single = async (who: Visitor) =>
    (await who.get<{ answer: object }>(`/answers/${id}.json?game_id=${game.id}`)).body.answer;
  for (const [who, sees] of [
    [one.as, spot],
    [judge, spot],
    [other.as, hidden],
  ] as const) {
    const shown = [(await stream(who)).answers[0], (await slides(who))[0], await single(who)];
    for (const answer of shown) expect(answer).toMatchObject({ share_location, ...sees });
  }
});

it('omits answers of deleted teams from streams and shows them only to reviewers', async () => {
  const { team, task, submit, stream, judge, game } = await makePlayground(provider);
  const [gone, other] = [await team(), (await team()).as];
  const { id } = (await submit(gone.as, await task())).body.answer;
  const show = async (who: typeof other) => (await who.get(`/answers/${id}.json?game_id=${game.id}`)).status;
  expect(await show(other)).toBe(200);
  await provider.database.db.update(teams).set({ deleted_at: new Date() }).where(eq(teams.id, gone.id));
  expect([(await stream(other)).count, await show(other), await show(judge)]).toEqual([0, 404, 200]);
});

it('counts all and waiting answers in the games list', async () => {
  const { team, task, submit, review, judge, owner } = await makePlayground(provider);
  const { as } = await team();
  const first = (await submit(as, await task())).body.answer.id;
  await submit(as, await task());
  const row = async () => (await owner.get<{ games: object[] }>('/games.json')).body.games[0];
  expect(await row()).toMatchObject({ answers_count: 2, waiting_count: 2 });
  await review(judge, 'accept', first, { points: 5 });
  expect(await row()).toMatchObject({ answers_count: 2, waiting_count: 1 });
});
