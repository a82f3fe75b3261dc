import { testProvider } from '../testing';

const provider = testProvider();
const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 10, minute));

/** A game of two teams and three challenges, with its administrator. */
async function played(features: string[] = ['analytics'], review = 'pre') {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const game = await make.game(whiteLabel, { review });
  const gulls = await make.team(game, { name: 'Gulls' });
  const rats = await make.team(game, { name: 'bilge rats' });
  const first = await make.task(game, { position: 1, name: 'Salute' });
  const second = await make.task(game, { position: 2, name: 'Shanty' });
  const third = await make.task(game, { position: 3, name: 'Gull' });
  const judge = await make.user(whiteLabel, { name: 'Priya Raman' });
  const manager = await make.user(whiteLabel, { features });
  await make.member(game, manager);
  const done = (minute: number, after = 0) => ({
    created_at: at(minute),
    approved_at: at(minute + after),
    ...(after > 0 ? { reviewed_by_id: judge.id } : {}),
  });
  await make.answer(first, gulls, { ...done(0, 2), points: 100 });
  await make.answer(first, rats, { ...done(1, 4), points: 100 });
  await make.answer(second, gulls, { created_at: at(3), rejected_at: at(6), reviewed_by_id: judge.id });
  await make.answer(second, gulls, { ...done(12), points: 50 });
  await make.answer(second, rats, { created_at: at(25) });
  const as = await provider.as(manager);
  const { status, body } = await as.get<Record<string, never>>(`/analytics/progress.json?game_id=${game.id}`);
  return { status, body, ids: { gulls, rats, first, second, third, judge } };
}

it("returns each team's state per challenge", async () => {
  const { body } = await played();
  expect(body).toMatchObject({ teams: [{ name: 'bilge rats' }, { name: 'Gulls' }], states: ['dw-', 'dd-'] });
});

it('counts waiting answers as done under post moderation', async () => {
  const { body } = await played(['analytics'], 'post');
  expect(body).toMatchObject({ states: ['dd-', 'dd-'] });
});

it('returns tries, solutions, rejections, points and time since the previous challenge', async () => {
  const { body } = await played();
  expect(body).toMatchObject({
    challenges: [
      { name: 'Salute', tried: 2, solved: 2, rejected: 0, points: 200, hints: 0, seconds: null },
      { name: 'Shanty', tried: 2, solved: 1, rejected: 1, points: 50, hints: 0, seconds: 720 },
      { name: 'Gull', tried: 0, solved: 0, rejected: 0, points: 0, hints: 0, seconds: null },
    ],
  });
});

it('returns the challenge that most teams solved before each one', async () => {
  const { body, ids } = await played();
  expect(body).toMatchObject({ challenges: [{ after: null }, { after: ids.first.id }, { after: null }] });
});

it('counts answers per time step', async () => {
  const { body } = await played();
  expect(body).toMatchObject({
    times: { from: '2026-05-01T10:00:00.000Z', step: 600, answers: [3, 1, 1], rejected: [1, 0, 0] },
  });
});

it('returns decision times per judge and ignores answers without a reviewer', async () => {
  const { body, ids } = await played();
  expect(body).toMatchObject({
    judging: {
      median: 180,
      longest: 240,
      minutes: [0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
      judges: [{ id: ids.judge.id, name: 'Priya Raman', answers: 3, median: 180 }],
    },
  });
});

it('denies access to administrators without the feature', async () => {
  expect((await played([])).status).toBe(403);
});
