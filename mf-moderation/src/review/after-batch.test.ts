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

/** Decisions on a platform that decides only with the current review key. */
function setUp() {
  const platform = { cut: false, answers: [1, 2, 3].map((id) => buildAnswer({ id })), loads: 0 };
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
    for (const answer of meant) decide(answer, decision);
    const ids = meant.map(({ id }) => id);
    return { ids, left: (answers ?? []).map(({ id }) => id).filter((id) => !ids.includes(id)), undo_id: 5 };
  };
  const respond = ({ path, method, body }: ApiRequest) => {
    if (platform.cut) throw refusal('none');
    if (path === '/answers/bulk.json') return bulk(body);
    const [, id, what = ''] = /^\/answers\/(\d+)(?:\/(\w+))?\.json$/.exec(path) ?? [];
    const answer = platform.answers.find((one) => one.id === Number(id));
    if (!answer) throw refusal(404);
    if (method === 'GET') {
      platform.loads += 1;
      return { answer };
    }
    if ((body as Answer).review_key !== answer.review_key) throw refusal(409, { answer });
    return { answer: decide(answer, what), undo_id: 6 };
  };
  const { host } = createFakeHost({ respond });
  const decisions = new GameDecisions(host, asGameId(7), 1);
  const left: number[] = [];
  const conflicts: string[] = [];
  decisions.listen({
    onSent: (_, sent) => left.push(...sent.left),
    onConflict: ({ decision }) => conflicts.push(decision),
  });
  /** Decides the answers as they were at first. */
  const made = (decision: NewDecision['decision'], ...ids: number[]) => {
    const answers = [1, 2, 3].filter((id) => ids.includes(id)).map((id) => buildAnswer({ id }));
    return decisions.decide({ decision, answers, points: decision === 'reject' ? 0 : undefined, message: '' });
  };
  const settled = async () => {
    await decisions.outbox.resume();
    while (decisions.outbox.entries.get().some(({ state }) => state === 'sending')) await decisions.outbox.resume();
  };
  return { platform, decide, decisions, made, settled, left, conflicts };
}

describe('a decision after one about several answers', () => {
  it('is made about the same ones, though both waited for a connection', async () => {
    const { platform, made, settled, left } = setUp();
    platform.cut = true;
    for (const decision of ['accept', 'feature'] as const) made(decision, 1, 2, 3);
    await settled();
    platform.cut = false;
    await settled();
    expect([left, platform.answers.map(({ featured_at }) => featured_at)]).toEqual([[], [NOW, NOW, NOW]]);
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
});
