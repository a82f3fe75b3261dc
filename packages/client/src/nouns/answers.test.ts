import { asAnswerId, asGameId, asTaskId, type ReviewDecision } from '@waymark/contract';
import { answeringApi } from '../testing/answering-api';
import { CallFailure } from '../transport/failure';
import { claimSubmission, nextAnswer, queueFiguresQuery, queueQuery, waitingCountQuery } from './answer-queue';
import { answerReviewsQuery, decideAllOf, decideSeveral, reviewsQuery, undoDecision } from './answer-reviews';
import { answerQuery, answersQuery, decideAnswer, decidedMeanwhile, streamList } from './answers';
import { judgeLinksQuery, startJudging } from './judge-links';
import { readyMessagesQuery } from './ready-messages';

const { signal } = new AbortController();
const seven = asGameId(7);
const one = asAnswerId(1);
/** A provider with every capability, or with the documented calls only. */
const offering = (offers: boolean, answer: Parameters<typeof answeringApi>[0]) => ({
  ...answeringApi(answer),
  offers: () => offers,
});

describe('submissions', () => {
  it('are requested with their filters, and read wrapped or bare', async () => {
    for (const answer of [{ answers: [{ id: 1 }], meta: { pages: 3 } }, [{ id: 1 }]]) {
      const api = answeringApi(answer);
      const filter = { task: asTaskId(4), featured: true, page: 2, perPage: 10 };
      const { items } = await answersQuery(api, seven, filter).queryFn({ signal });
      expect(items).toMatchObject([{ id: 1 }]);
      expect(api.calls[0]).toMatchObject({
        path: '/answers/game/7.json',
        query: { task_id: 4, featured: '1', page: 2, per_page: 10 },
      });
    }
    for (const answer of [{ answer: { id: 1, points: 5 } }, { id: 1, points: 5 }]) {
      expect(await answerQuery(answeringApi(answer), seven, one).queryFn({ signal })).toMatchObject({ points: 5 });
    }
  });

  it('stream in pages of 50, each after the last one, up to a short page', async () => {
    const page = Array.from({ length: 50 }, (_, at) => ({ id: 100 - at }));
    const api = answeringApi({ answers: page, count: 90 });
    const stream = streamList(api, seven, { task: asTaskId(4) });
    const first = await stream.load(undefined, signal);
    expect(first.isLast).toBe(false);
    await stream.load(first.items.at(-1), signal);
    expect(api.calls[1]?.query).toEqual({ per_page: 50, max_id: 51, task_id: 4, team_id: undefined });
    const short = streamList(answeringApi({ answers: page.slice(1) }), seven);
    expect((await short.load(undefined, signal)).isLast).toBe(true);
  });
});

describe('a decision', () => {
  it('sends the key of what was seen, and no points with a rejection', async () => {
    const api = answeringApi({ answer: { id: 1 }, undo_id: 3 });
    const seen = { id: one, review_key: 'k' };
    expect(await decideAnswer(api, seven, seen, 'reject', { points: 9, message: 'Too dark.' })).toMatchObject({
      undo: 3,
    });
    expect(api.calls[0]).toMatchObject({
      method: 'PUT',
      path: '/answers/1/reject.json',
      body: { id: 1, game_id: 7, review_key: 'k', points: 0, message: 'Too dark.' },
    });
  });

  it('succeeds by its status if the answer is empty', async () => {
    expect(await decideAnswer(answeringApi(undefined), seven, { id: one, review_key: 'k' }, 'feature')).toEqual({
      answer: undefined,
      undo: undefined,
    });
  });

  it('returns the decision made meanwhile with a 409, if the provider includes it', () => {
    const late = (data: unknown, status = 409) => decidedMeanwhile(new CallFailure(status, 'Too late.', data, true));
    expect(late({ message: 'Ada rejected it.', answer: { id: 1, points: 0 } })).toMatchObject({ id: 1, points: 0 });
    expect([late({ message: 'Too late.' }), late(undefined), late({ answer: { id: 1 } }, 404)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('several submissions', () => {
  const seen = [
    { id: one, review_key: 'a' },
    { id: asAnswerId(2), review_key: 'b' },
  ] as const;

  it('are decided in one call where supported', async () => {
    const api = offering(true, { ids: [1], left: [2], undo_id: 5 });
    expect(await decideSeveral(api, seven, seen, 'accept', { points: 10 })).toEqual({ ids: [1], left: [2], undo: 5 });
    expect(api.calls).toMatchObject([
      { path: '/answers/bulk.json', body: { game_id: 7, decision: 'accept', answers: seen, points: 10 } },
    ]);
    await decideAllOf(api, seven, asTaskId(4), 'reject', { points: 10, message: 'No.' });
    expect(api.calls[1]?.body).toEqual({ game_id: 7, decision: 'reject', task_id: 4, message: 'No.' });
  });

  it('are decided one by one elsewhere, skipping those already decided', async () => {
    const api = offering(false, ({ path }: { path: string }) => {
      if (path.startsWith('/answers/1/')) throw new CallFailure(409, 'Too late.', undefined, true);
      return {};
    });
    expect(await decideSeveral(api, seven, seen, 'accept')).toEqual({ ids: [2], left: [1], undo: undefined });
    expect(api.calls.map(({ path }) => path)).toEqual(['/answers/1/accept.json', '/answers/2/accept.json']);
  });

  it('send the points of each with its own acceptance if none are chosen for all', async () => {
    const sent = async (...parts: [ReviewDecision, { points?: number }?]) => {
      const api = offering(false, {});
      await decideSeveral(
        api,
        seven,
        [
          { ...seen[0], points: 40 },
          { ...seen[1], points: 90 },
        ],
        ...parts,
      );
      return api.calls.map(({ body }) => (body as { points?: number }).points);
    };
    expect(await sent('accept')).toEqual([40, 90]);
    expect(await sent('accept', { points: 10 })).toEqual([10, 10]);
    expect(await sent('feature')).toEqual([undefined, undefined]);
    const bulk = offering(true, { ids: [1, 2], left: [] });
    await decideSeveral(bulk, seven, [{ ...seen[0], points: 40 }], 'accept');
    expect(bulk.calls[0]?.body).toEqual({ game_id: 7, decision: 'accept', answers: [seen[0]] });
  });

  it('stop at a failure that concerns all of them', async () => {
    const api = offering(false, () => {
      throw new CallFailure(403, 'Not allowed.', undefined, false);
    });
    await expect(decideSeveral(api, seven, seen, 'accept')).rejects.toMatchObject({ status: 403 });
    expect(api.calls).toHaveLength(1);
  });

  it('are undone together', async () => {
    const api = answeringApi({ ids: [1], kept: [2], undo_id: 6 });
    expect(await undoDecision(api, seven, 5)).toEqual({ ids: [1], kept: [2], redo: 6 });
    expect(api.calls[0]).toMatchObject({ path: '/answers/undo.json', body: { game_id: 7, undo_id: 5 } });
  });
});

describe('the review queue', () => {
  const filter = { order: 'challenge', free: true } as const;

  it('is requested in order with a cursor where supported', async () => {
    const api = offering(true, { answers: [{ id: 1 }], next: 1 });
    const query = queueQuery(api, seven, filter);
    const page = await query.queryFn({ pageParam: 9, signal });
    expect(query.getNextPageParam(page)).toBe(1);
    expect(api.calls[0]).toMatchObject({
      path: '/answers/queue/7.json',
      query: { order: 'challenge', free: '1', after: 9, per_page: 25 },
    });
  });

  it('is filtered out of all submissions elsewhere', async () => {
    const answers = [
      { id: 3, user_id: 1 },
      { id: 2, user_id: 1, approved_at: '2026-05-01T10:00:00Z' },
      { id: 1, user_id: null },
    ];
    const api = offering(false, { answers, meta: { pages: 2 } });
    const query = queueQuery(api, seven, filter);
    const page = await query.queryFn({ pageParam: undefined, signal });
    expect([page.answers.map(({ id }) => id), query.getNextPageParam(page)]).toEqual([[3], 2]);
    await query.queryFn({ pageParam: 2, signal });
    expect(api.calls[1]).toMatchObject({ path: '/answers/game/7.json', query: { page: 2 } });
  });

  it('is claimed by one judge where claims are supported, open to all elsewhere', async () => {
    const api = offering(true, { claim: { user: { id: 2, name: 'Ada' } }, answer: null });
    expect(await claimSubmission(api, seven, one)).toMatchObject({ user: { name: 'Ada' } });
    expect(await nextAnswer(api, seven, { order: 'waiting', task: asTaskId(4) })).toBeUndefined();
    expect(api.calls[1]?.body).toEqual({ game_id: 7, order: 'waiting', task_id: 4 });
    const plain = offering(false, {});
    expect(await claimSubmission(plain, seven, one)).toBeUndefined();
    expect(plain.calls).toEqual([]);
  });
});

it("counts none, silently, if the provider fails or doesn't support it", async () => {
  const counted = (api: Parameters<typeof waitingCountQuery>[0]) => waitingCountQuery(api, seven).queryFn({ signal });
  expect(await counted(offering(true, { waiting: 23 }))).toBe(23);
  const plain = offering(false, { waiting: 23 });
  expect([await counted(plain), plain.calls]).toEqual([0, []]);
  const broken = offering(true, () => {
    throw new CallFailure(503, 'No.', {}, false);
  });
  expect(await counted(broken)).toBe(0);
});

it("is empty, without a request, for what the provider doesn't support", async () => {
  const api = offering(false, {});
  expect(await reviewsQuery(api, seven).queryFn({ signal })).toMatchObject({ items: [], count: 0 });
  expect(await answerReviewsQuery(api, seven, one).queryFn({ signal })).toEqual([]);
  expect(await queueFiguresQuery(api, seven).queryFn({ signal })).toBeNull();
  expect(await readyMessagesQuery(api, seven).queryFn({ signal })).toEqual([]);
  expect(await judgeLinksQuery(api, seven).queryFn({ signal })).toEqual([]);
  expect(api.calls).toEqual([]);
});

it('sends the key of a judge link in the body of a public call, never in an address', async () => {
  const api = answeringApi({ token: 't', refresh_token: 'r', lifespan: 5, game: { id: 7, name: 'Quay' } });
  expect(await startJudging(api, 'secret', 'Ada')).toMatchObject({ token: 't', game: { id: 7 } });
  expect(api.calls[0]).toMatchObject({ public: true, body: { key: 'secret', name: 'Ada' } });
  expect(JSON.stringify([api.calls[0]?.path, api.calls[0]?.query ?? ''])).not.toContain('secret');
});
