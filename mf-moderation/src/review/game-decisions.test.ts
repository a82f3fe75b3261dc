import { keys } from '@waymark/client';
import { type ApiRequest, asGameId, type GameId } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { createFakeHost, refusal } from '@waymark/testing';
import { buildAnswer } from '../testing/answers';
import { GameDecisions, type NewDecision } from './game-decisions';

beforeEach(() => localStorage.clear());

const seven: GameId = asGameId(7);
const [first, second] = [buildAnswer({ id: 1 }).id, buildAnswer({ id: 2 }).id];

const made = (fields: Partial<NewDecision> = {}): NewDecision => ({
  decision: 'accept',
  answers: [{ id: first, review_key: 'key-1' }],
  points: 100,
  message: '',
  ...fields,
});

/** Decisions whose requests are answered by hand. */
function setUp({
  failure,
  body = {},
  fails = () => failure,
}: {
  readonly failure?: unknown;
  readonly body?: object;
  readonly fails?: (call: ApiRequest) => unknown;
} = {}) {
  const calls: string[] = [];
  let answer: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (answer = resolve));
  const { host, reported } = createFakeHost({
    respond: async (call) => {
      const { path, method } = call;
      if (method !== 'GET') calls.push(path);
      if (path === '/answers/undo.json') return { ids: [1], kept: [], undo_id: 9 };
      if (method === 'GET') return { answer: buildAnswer({ id: 1 }) };
      await arrived;
      if (fails(call)) throw fails(call);
      return body;
    },
  });
  const decisions = new GameDecisions(host, seven, 1);
  const pending = () => decisions.outbox.entries.get().map(({ answers }) => answers[0]?.id);
  const sending = async (count = 1) => {
    while (calls.length < count) await new Promise((resolve) => setTimeout(resolve));
  };
  const client = host.queries.client as QueryClient;
  return { decisions, calls, answer: () => answer(), pending, sending, reported, client };
}

const stored = (undo_id?: number) => ({ answer: buildAnswer({ id: 1, approved_at: '2026-11-21T18:30:00Z' }), undo_id });

describe('a rejection that was never sent', () => {
  it('leaves the points chosen before it, not its 0', async () => {
    const { decisions } = setUp({ failure: refusal('none') });
    const other = decisions.decide(made());
    decisions.drafts.change(second, { points: 40, message: 'Closer' });
    const rejection = decisions.decide(
      made({ decision: 'reject', answers: [{ id: second }], points: 0, message: 'Closer' }),
    );
    expect(decisions.drafts.of(second)).toEqual({});
    await decisions.undo(rejection);
    expect(decisions.drafts.of(second)).toEqual({ points: 40, message: 'Closer' });
    expect(decisions.undoable.get()).toEqual([other]);
  });

  it('has no points to leave if none were chosen', async () => {
    const { decisions, answer, pending } = setUp({ failure: refusal(403) });
    decisions.decide(made({ decision: 'reject', points: 0, message: 'Closer' }));
    answer();
    while (pending().length > 0) await new Promise((resolve) => setTimeout(resolve));
    expect(decisions.drafts.of(first)).toEqual({ points: undefined, message: 'Closer' });
  });
});

it('a decision about several answers leaves their drafts alone', async () => {
  const { decisions } = setUp();
  decisions.drafts.change(first, { points: 40, message: 'For the first' });
  const several = made({ answers: [{ id: first }, { id: second }], points: 20 });
  decisions.decide(made({ answers: [{ id: buildAnswer({ id: 3 }).id }] }));
  await decisions.undo(decisions.decide(several));
  expect([decisions.drafts.of(first), decisions.drafts.of(second)]).toEqual([
    { points: 40, message: 'For the first' },
    {},
  ]);
});

describe('undo while decisions are being sent', () => {
  it('drops one that is still queued', async () => {
    const { decisions, calls, answer, pending, sending } = setUp({ body: stored(5) });
    decisions.decide(made());
    const queued = decisions.decide(made({ answers: [{ id: second, review_key: 'key-2' }], message: 'Well done' }));
    await sending();
    expect(await decisions.undo(queued)).toEqual({ ids: [second], kept: [] });
    expect([pending(), decisions.drafts.of(second).message]).toEqual([[first], 'Well done']);
    answer();
    await decisions.outbox.resume();
    expect(calls).toEqual(['/answers/1/accept.json']);
  });

  it('reverts one in flight once it has arrived', async () => {
    const { decisions, calls, answer, sending } = setUp({ body: stored(5) });
    const decision = decisions.decide(made());
    await sending();
    const undone = decisions.undo(decision);
    answer();
    expect(await undone).toEqual({ ids: [first], kept: [] });
    expect(calls).toEqual(['/answers/1/accept.json', '/answers/undo.json']);
  });

  it('says so if the platform offers no way back', async () => {
    const { decisions, answer, sending } = setUp({ body: stored() });
    const decision = decisions.decide(made());
    await sending();
    const undone = decisions.undo(decision);
    answer();
    expect(await undone).toBeUndefined();
  });

  it.each(['none', 401, 403, 409] as const)('drops one in flight that fails with %s', async (status) => {
    const { decisions, calls, answer, pending, sending, reported } = setUp({ failure: refusal(status) });
    const decision = decisions.decide(made({ message: 'Well done' }));
    await sending();
    const undone = decisions.undo(decision);
    answer();
    expect(await undone).toEqual({ ids: [first], kept: [] });
    await decisions.outbox.resume();
    expect([calls.length, pending(), decisions.drafts.of(first).message]).toEqual([1, [], 'Well done']);
    expect([reported, localStorage.getItem(`waymark.review.1.7.${decision.key}`)]).toEqual([[], null]);
  });
});

describe('the figures of the queue and the records of decisions', () => {
  const page = { page: 1, perPage: 25 };
  const records = [
    keys.queueFigures(seven),
    keys.waitingCount(seven),
    keys.reviewsPage(seven, page),
    keys.answerReviews(seven, first),
  ];
  const list = keys.answersPage(seven, page);

  /** Decisions on a page that shows all of these. */
  function onPage(options: Parameters<typeof setUp>[0]) {
    const set = setUp(options);
    for (const key of [...records, list]) set.client.setQueryData([...key], { items: [] });
    let times = 0;
    set.client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      if (event.query.queryKey[0] === keys.queueFigures(seven)[0]) times += 1;
    });
    const isOld = (key: readonly unknown[]) => set.client.getQueryState([...key])?.isInvalidated;
    const settled = async () => {
      while (set.pending().length > 0) await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => setTimeout(resolve));
    };
    return { ...set, isOld, settled, times: () => times };
  }
  const other = () => made({ answers: [{ id: second, review_key: 'key-2' }] });

  it('are reloaded once after several decisions in a row, unlike the lists of answers', async () => {
    const { decisions, answer, settled, isOld, times } = onPage({ body: stored(5) });
    decisions.decide(made());
    decisions.decide(other());
    answer();
    await settled();
    expect([records.map(isOld), isOld(list), times()]).toEqual([[true, true, true, true], false, 1]);
  });

  it('are reloaded after an undo, as are the lists of answers', async () => {
    const { decisions, isOld } = onPage({});
    await decisions.revert(5);
    expect([records.map(isOld), isOld(list)]).toEqual([[true, true, true, true], true]);
  });

  it('are reloaded for one that arrived before others were refused', async () => {
    const failure = refusal(422);
    const { decisions, answer, settled, isOld, calls } = onPage({
      body: stored(5),
      fails: ({ path }) => path === '/answers/2/accept.json' && failure,
    });
    decisions.decide(made());
    decisions.decide(other());
    answer();
    await settled();
    expect([calls.length, records.map(isOld)]).toEqual([2, [true, true, true, true]]);
  });
});
