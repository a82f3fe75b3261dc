import { testProvider } from '../testing';

const provider = testProvider();
const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 10, minute));
const NOTHING = { answers: 0, solved: 0, rejected: 0 };

it('splits the answers of the game and of each challenge at a moment', async () => {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const game = await make.game(whiteLabel, { review: 'pre' });
  const [gulls, rats] = [await make.team(game), await make.team(game)];
  const [first, second] = [await make.task(game), await make.task(game)];
  await make.answer(first, gulls, { created_at: at(0), approved_at: at(1), points: 100 });
  await make.answer(first, gulls, { created_at: at(5), rejected_at: at(6) });
  await make.answer(first, rats, { created_at: at(10), approved_at: at(11), points: 80 });
  await make.answer(second, gulls, { created_at: at(20), approved_at: at(21), points: 50 });
  await make.answer(second, gulls, { created_at: at(30) });
  const manager = await make.user(whiteLabel, { features: ['analytics'] });
  await make.member(game, manager);
  const as = await provider.as(manager);
  const moment = async (minute: number) =>
    (
      await as.get<Record<string, unknown>>(
        `/analytics/moment.json?game_id=${game.id}&at=${at(minute).getTime() / 1000}`,
      )
    ).body;
  const { challenges, ...sides } = await moment(10);
  expect(sides).toEqual({
    before: {
      answers: 2,
      solved: 1,
      rejected: 1,
      points: 100,
      teams: 1,
      from: at(0).toISOString(),
      to: at(5).toISOString(),
    },
    after: {
      answers: 3,
      solved: 2,
      rejected: 0,
      points: 130,
      teams: 2,
      from: at(10).toISOString(),
      to: at(30).toISOString(),
    },
  });
  expect(challenges).toHaveLength(2);
  expect(challenges).toEqual(
    expect.arrayContaining([
      { id: first.id, before: { answers: 2, solved: 1, rejected: 1 }, after: { answers: 1, solved: 1, rejected: 0 } },
      { id: second.id, before: NOTHING, after: { answers: 2, solved: 1, rejected: 0 } },
    ]),
  );
  expect((await moment(60)).after).toEqual({ ...NOTHING, points: 0, teams: 0, from: null, to: null });
});
