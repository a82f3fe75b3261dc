import { testProvider } from '../testing';
import { makePlayground } from '../testing/playground';

const provider = testProvider();

describe('hints', () => {
  it('unlock in order, cost once and reduce the points', async () => {
    const { team, task, submit, hint, score } = await makePlayground(provider);
    const { as } = await team();
    const row = await task({ hint_1: 'Look up.', hint_1_points: 10, hint_2: 'Higher.', hint_2_points: 15 });
    expect((await hint(as, row, 2)).status).toBe(409);
    for (const number of [1, 1, 2]) expect((await hint(as, row, number)).status).toBe(200);
    expect((await hint(as, row, 3)).status).toBe(404);
    expect((await submit(as, row)).body.answer).toMatchObject({ points: 25, hint_points: 25 });
    expect(await score(as)).toMatchObject({ points: 25 });
  });

  it('that cost 9999 submit the challenge as "Out of hints" with 0 points', async () => {
    const { team, task, submit, hint, score, seen, review, judge } = await makePlayground(provider);
    const { as } = await team();
    const row = await task({ hint_1: 'It is 1871.', hint_1_points: 9999 });
    const { body } = await hint(as, row, 1);
    expect(body).toMatchObject({
      hint: { text: 'It is 1871.' },
      answer: { comment: 'Out of hints', points: 0, user_id: null, rejected_at: null },
    });
    expect((await seen(as)).tasks[0]).toMatchObject({ answered: true });
    expect((await submit(as, row)).body.answer).toMatchObject({ duplicate: true, points: 0 });
    expect(await score(as)).toMatchObject({ points: 0, completed: 1 });
    expect((await review(judge, 'accept', body.answer?.id ?? 0, { points: 50 })).status).toBe(409);
  });
});
