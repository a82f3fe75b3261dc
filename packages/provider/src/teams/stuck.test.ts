import { testProvider } from '../testing';

const provider = testProvider();

it('lists idle teams with challenges left, longest wait first', async () => {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const owner = await make.user(whiteLabel);
  const game = await make.game(whiteLabel);
  await make.member(game, owner);
  const [cranes, gulls] = [await make.task(game), await make.task(game)];
  const ago = (minutes: number) => ({ created_at: new Date(Date.now() - minutes * 60_000) });
  const team = (name: string) => make.team(game, { name });
  const longest = await team('Keel Over');
  await make.answer(cranes, longest, ago(90));
  await make.answer(cranes, longest, ago(40));
  // A deleted challenge does not count as answered.
  await make.answer(await make.task(game, { deleted_at: new Date() }), longest, ago(50));
  await make.answer(cranes, await team('Bow Wow'), ago(20));
  await make.answer(cranes, await team('Fresh'), ago(5));
  const done = await team('Done');
  for (const task of [cranes, gulls]) await make.answer(task, done, ago(60));
  await team('Has not begun');
  const { body } = await (await provider.as(owner)).get<object>(`/teams/stuck/${game.id}.json`);
  expect(body).toEqual({
    count: 2,
    teams: [
      { id: longest.id, name: 'Keel Over', last_answer_at: expect.any(String) },
      { id: expect.any(Number), name: 'Bow Wow', last_answer_at: expect.any(String) },
    ],
  });
});
