import { type Answer, type ApiRequest, asGameId, asTaskId } from '@waymark/contract';
import { createFakeHost, refusal } from '@waymark/testing';
import { buildAnswer } from '../testing/answers';
import { GameDecisions, type NewDecision } from './game-decisions';

beforeEach(() => localStorage.clear());

const NOW = '2026-11-21T18:30:00Z';
const DONE: Readonly<Record<string, Partial<Answer>>> = {
  accept: { approved_at: NOW, rejected_at: null },
  reject: { rejected_at: NOW, approved_at: null },
  feature: { featured_at: NOW },
};

const IDS = Array.from({ length: 20 }, (_, n) => n + 1);

/** Decisions on a platform that decides only with the current review key. */
function setUp() {
  const platform = {
    cut: false,
    answers: IDS.map((id) => buildAnswer({ id })),
    loads: 0,
    /** Reads under way, and the most at a time. */
    reads: { now: 0, most: 0 },
    /** Statuses of failed reads, by answer. */
    unreadable: new Map<number, number | 'none'>(),
  };
  let before: readonly Answer[] = [];
  const decide = (answer: Answer, decision: string, by = { id: 1, name: 'Maren' }): Answer => {
    const now = { ...answer, ...DONE[decision], reviewed_by: by, review_key: `${answer.review_key}+` };
    platform.answers = platform.answers.map((one) => (one.id === answer.id ? now : one));
    return now;
  };
  const bulk = (body: unknown) => {
    const { answers, decision, task_id } = body as { decision: string; task_id?: number; answers?: Answer[] };
    const meant = platform.answers.filter(
      ({ id, review_key }) => task_id || answers?.some((one) => one.id === id && one.review_key === review_key),
    );
    before = meant;
    for (const answer of meant) decide(answer, decision);
    const ids = meant.map(({ id }) => id);
    return { ids, left: (answers ?? []).map(({ id }) => id).filter((id) => !ids.includes(id)), undo_id: 5 };
  };
  const undo = () => {
    platform.answers = platform.answers.map((one) => before.find(({ id }) => id === one.id) ?? one);
    return { ids: before.map(({ id }) => id), kept: [], undo_id: 7 };
  };
  const read = async (answer: Answer) => {
    const { reads } = platform;
    platform.loads += 1;
    reads.now += 1;
    reads.most = Math.max(reads.most, reads.now);
    await Promise.resolve();
    reads.now -= 1;
    const status = platform.unreadable.get(answer.id);
    if (status) throw refusal(status);
    return { answer };
  };
  const respond = ({ path, method, body }: ApiRequest) => {
    if (platform.cut) throw refusal('none');
    if (path === '/answers/bulk.json') return bulk(body);
    if (path === '/answers/undo.json') return undo();
    const [, id, what = ''] = /^\/answers\/(\d+)(?:\/(\w+))?\.json$/.exec(path) ?? [];
    const answer = platform.answers.find((one) => one.id === Number(id));
    if (!answer) throw refusal(404);
    if (method === 'GET') return read(answer);
    if ((body as Answer).review_key !== answer.review_key) throw refusal(409, { answer });
    return { answer: decide(answer, what), undo_id: 6 };
  };
  const { host } = createFakeHost({ respond });
  const decisions = new GameDecisions(host, asGameId(7), 1);
  const left: number[] = [];
  const conflicts: string[] = [];
  const refused: string[] = [];
  decisions.listen({
    onSent: (_, sent) => left.push(...sent.left),
    onConflict: ({ decision }) => conflicts.push(decision),
    onRefused: ({ decision }) => refused.push(decision) > 0,
  });
  /** Decides the answers as they were at first. */
  const made = (decision: NewDecision['decision'], ...ids: number[]) => {
    const answers = IDS.filter((id) => ids.includes(id)).map((id) => buildAnswer({ id }));
    return decisions.decide({ decision, answers, points: decision === 'reject' ? 0 : undefined, message: '' });
  };
  const settled = async () => {
    await decisions.outbox.resume();
    while (decisions.outbox.entries.get().some(({ state }) => state === 'sending')) await decisions.outbox.resume();
  };
  const featured = () => platform.answers.filter(({ featured_at }) => featured_at).map(({ id }) => id);
  return { platform, featured, decide, decisions, made, settled, left, conflicts, refused };
}

describe('a decision after one about several answers', () => {
  it('is made about the same ones, though both waited for a connection', async () => {
    const { platform, featured, made, settled, left } = setUp();
    platform.cut = true;
    for (const decision of ['accept', 'feature'] as const) made(decision, 1, 2, 3);
    await settled();
    platform.cut = false;
    await settled();
    expect(left).toEqual([]);
    expect(featured()).toEqual([1, 2, 3]);
  });

  it('is made about one of them as it was before', async () => {
    const { platform, made, settled, conflicts } = setUp();
    made('accept', 1, 2);
    await settled();
    made('feature', 1, 2);
    await settled();
    made('reject', 1);
    await settled();
    expect([conflicts, platform.answers[0]?.rejected_at, platform.answers[1]?.rejected_at]).toEqual([[], NOW, null]);
  });

  it('is made about an answer of a challenge whose answers were all decided', async () => {
    const { platform, decisions, made, settled, conflicts } = setUp();
    decisions.decide({ decision: 'accept', answers: [], allOf: asTaskId(3), points: undefined, message: '' });
    await settled();
    made('reject', 3);
    await settled();
    expect([conflicts, platform.answers[2]?.rejected_at]).toEqual([[], NOW]);
  });

  it('loads nothing for the others, nor again once its key is known', async () => {
    const { platform, made, settled } = setUp();
    made('accept', 1, 2);
    await settled();
    made('reject', 3);
    await settled();
    expect(platform.loads).toBe(0);
    made('reject', 1);
    await settled();
    expect(platform.loads).toBe(1);
  });

  it("does not pass over someone else's since", async () => {
    const { platform, decide, made, settled, conflicts, left } = setUp();
    made('accept', 1, 2);
    await settled();
    for (const answer of platform.answers) decide(answer, 'reject', { id: 2, name: 'Priya' });
    made('feature', 1);
    made('feature', 1, 2);
    await settled();
    expect([conflicts, left]).toEqual([['feature'], [1, 2]]);
  });

  it('loads nothing once that one is undone', async () => {
    const { platform, decisions, made, settled, left } = setUp();
    const accepted = made('accept', 1, 2, 3);
    await settled();
    await decisions.undo(accepted);
    made('reject', 1, 2, 3);
    await settled();
    expect([left, platform.loads]).toEqual([[], 0]);
    expect(platform.answers.filter(({ rejected_at }) => rejected_at)).toHaveLength(3);
  });

  it.each(['cannot be loaded', 'was deleted'])('is made about the others if one %s', async (what) => {
    const { platform, featured, made, settled, left, refused } = setUp();
    made('accept', 1, 2, 3);
    await settled();
    if (what === 'was deleted') platform.answers = platform.answers.filter(({ id }) => id !== 2);
    else platform.unreadable.set(2, 429);
    made('feature', 1, 2, 3);
    await settled();
    expect([refused, left, featured()]).toEqual([[], [2], [1, 3]]);
  });

  it('waits if one cannot be loaded for lack of a connection', async () => {
    const { platform, featured, decisions, made, settled } = setUp();
    made('accept', 1, 2);
    await settled();
    platform.unreadable.set(2, 'none');
    made('feature', 1, 2);
    await settled();
    expect(decisions.outbox.entries.get()).toMatchObject([{ state: 'waiting' }]);
    platform.unreadable.set(2, 503);
    await settled();
    expect(decisions.outbox.entries.get()).toHaveLength(1);
    platform.unreadable.clear();
    await settled();
    expect(featured()).toEqual([1, 2]);
  });

  it('loads a few of many at a time', async () => {
    const { platform, featured, made, settled } = setUp();
    made('accept', ...IDS);
    await settled();
    made('feature', ...IDS);
    await settled();
    expect([featured(), platform.loads]).toEqual([IDS, IDS.length]);
    expect(platform.reads.most).toBeLessThan(10);
  });
});
