import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { edit, LANTERN, MEDAL, NEW, prepareRewards, show } from '../testing/show-rewards';

prepareRewards();

it('is still there after a visit to another screen', async () => {
  let rewards = [LANTERN, MEDAL];
  const { go } = await show(
    () => {
      rewards = [LANTERN, MEDAL, NEW];
      return { achievement: NEW, meta: { page: 1 } };
    },
    { rewards: () => rewards, freshFor: 30_000 },
  );
  await userEvent.click(screen.getByRole('button', { name: /Add reward/ }));
  await screen.findByRole('article', { name: 'New reward' });
  await act(async () => go('/teams/leaderboard/7'));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Lantern' })).toBeNull());
  await act(async () => go('/games/rewards/7'));
  expect(await screen.findByRole('article', { name: 'Lantern' })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'New reward' })).toBeTruthy();
});

it('has the picture it got, although it belongs on another page', async () => {
  let stored = [LANTERN, MEDAL];
  const write = () => {
    stored = [LANTERN, MEDAL, { ...NEW, photo: '/new.png' }];
    return { achievement: NEW, meta: { page: 2 } };
  };
  const { element } = await show(write, {
    rewards: ({ query }) => (query?.per_page === 9999 ? stored : [LANTERN, MEDAL]),
  });
  await userEvent.click(screen.getByRole('button', { name: /Add reward/ }));
  await screen.findByRole('article', { name: 'New reward' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const pictures = [...element.querySelectorAll('article img')].map((image) => image.getAttribute('src'));
  expect(pictures).toContainEqual(expect.stringContaining('/new.png'));
});

it('keeps a new title while the rewards are loaded again, although it belongs on another page', async () => {
  let stored = [LANTERN, MEDAL];
  let isHeld = false;
  const write = ({ method, body }: ApiRequest) => {
    if (method === 'POST') {
      stored = [LANTERN, MEDAL, NEW];
      return { achievement: NEW, meta: { page: 2 } };
    }
    isHeld = true;
    stored = [LANTERN, MEDAL, { ...NEW, ...(body as object) }];
    return {};
  };
  await show(write, {
    get: ({ path, query }) => {
      if (path !== '/achievements/game/7.json' || query?.per_page !== 9999) return undefined;
      return isHeld ? new Promise(() => undefined) : { achievements: stored, meta: { pages: 1 } };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: /Add reward/ }));
  await screen.findByRole('article', { name: 'New reward' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const title = (await edit('New reward')).getByLabelText('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'Compass');
  await userEvent.tab();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(isHeld).toBe(true);
  expect(screen.getByRole('article', { name: 'Compass' })).toBeTruthy();
});
