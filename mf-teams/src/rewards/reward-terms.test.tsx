import { act, waitFor } from '@testing-library/react';
import { edit, LANTERN, MEDAL, prepareRewards, show } from '../testing/show-rewards';

prepareRewards();

it.each([
  ['is not the one of a namesake that needs one type', 1, 0],
  ['is shown if all challenges are too few', 3, 1],
])('the finding at a reward for challenges of any type %s', async (_, most, shown) => {
  // Three challenges were checked.
  const rewards = () => [{ ...LANTERN, style: '', trig: shown ? 5 : 2 }, MEDAL];
  const { calls } = await show(undefined, { rewards, found: { most } });
  const pane = await edit();
  await waitFor(() => expect(calls.some(({ path }) => path === '/games/7/readiness.json')).toBe(true));
  await act(async () => undefined);
  expect(pane.queryAllByText(/^Too few challenges qualify/)).toHaveLength(shown);
});
