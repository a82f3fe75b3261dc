import { act, waitFor } from '@testing-library/react';
import { openShell } from '../testing/open-shell';

// Its code loads on the first visit, which is slow in a test.
beforeAll(() => import('../builder'));
beforeEach(() => localStorage.clear());

const NAME = 'waymark.unsaved.';
const draftOf = (owner: string) =>
  localStorage.setItem(`${NAME}${owner}:/games/edit/1`, JSON.stringify({ at: 1, shown: { name: 'Quay' } }));
const owners = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(NAME))
    .map((key) => key.slice(NAME.length).split('/:')[0]);

async function openAsMaren() {
  const state = { user_id: '7', token: 't1', refresh_token: 'r1', expiration: String(Date.now() + 600_000) };
  for (const [key, value] of Object.entries(state)) localStorage.setItem(key, value);
  return await openShell('/nowhere', {
    'GET /users/0.json': { status: 200, body: { id: 7, name: 'Maren', features: [] } },
  });
}

it('only keeps the drafts of the person who is signed in, until they sign out', async () => {
  for (const owner of ['7@https://api.test/', '8@https://api.test/', '7@https://other.test/']) draftOf(owner);
  const { page } = await openAsMaren();
  await waitFor(() => expect(owners()).toEqual(['7@https://api.test']));
  await act(async () => void page.session.end());
  expect(owners()).toEqual([]);
});

it('deletes the stored responses when the session ends, even where the provider is not told', async () => {
  const deleted = jest.fn(async () => true);
  Object.assign(window, { caches: { delete: deleted } });
  const { page } = await openAsMaren();
  await waitFor(() => expect(page.session.signedIn.get()).toBe(true));
  expect(deleted).not.toHaveBeenCalled();
  await act(async () => void page.session.end());
  expect(deleted).toHaveBeenCalledWith('offline-answers');
});
