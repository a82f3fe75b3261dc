import { testProvider } from '../testing';
import { makePlayground } from '../testing/playground';

const provider = testProvider();

it('ranks the team that scored first ahead on a tie', async () => {
  const { team, task, submit, score } = await makePlayground(provider);
  const [late, early] = [(await team()).as, (await team()).as];
  const row = await task();
  await submit(early, row);
  provider.clock.forward(1000);
  await submit(late, row);
  expect([(await score(early)).place, (await score(late)).place]).toEqual([1, 2]);
});
