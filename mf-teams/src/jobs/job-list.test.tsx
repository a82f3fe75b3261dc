import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { failure } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { LeaderboardScreen } from '../screens';
import { showArea } from '../testing/show-area';

jest.setTimeout(60_000);
beforeAll(() => Promise.all([LeaderboardScreen.fetched(), import('./job-list')]));
afterEach(unmountRemotes);

const job = (id: number, more: object) => ({ id, kind: 'blast', state: 'waiting', done: 0, total: 0, ...more });

async function show(super_admin: boolean, jobs?: () => object) {
  const answer = ({ path, query }: ApiRequest) => {
    if (path.startsWith('/leaderboards')) return { teams: [], my: null };
    if (path.startsWith('/tasks')) return { tasks: [] };
    if (path !== '/jobs.json') return undefined;
    if (jobs) return jobs();
    const elsewhere = [job(6, { game_name: 'Old Town', kind: 'rescore', state: 'failed', fault: 'No such column.' })];
    return { jobs: [...(query?.game_id ? [] : elsewhere), job(5, { by: 'Maren' })] };
  };
  const shown = await showArea('/teams/leaderboard/7', answer, {
    title: 'Leaderboard',
    offered: ['jobs'],
    me: { id: 31, email: 'maren@example.test', features: [], super_admin },
    game: { user: { access: 'Created' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More leaderboard options' }));
  const entry = await screen.findByRole('menuitem', { name: 'Background work' });
  // The dialog suspends until its code loads.
  await act(() => userEvent.click(entry));
  return { ...shown, dialog: within(await screen.findByRole('dialog')) };
}

it("lists a game's background jobs and cancels unfinished ones", async () => {
  const { dialog, writes } = await show(false);
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel “Sending a message”' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ method: 'DELETE', path: '/jobs/5.json', query: { game_id: 7 } }]),
  );
  expect(dialog.queryByRole('radio', { name: 'All games' })).toBeNull();
});

it('lists the jobs of all games with their errors for super administrators', async () => {
  const { dialog } = await show(true);
  await userEvent.click(dialog.getByRole('radio', { name: 'All games' }));
  expect(await dialog.findByText('No such column.')).toBeTruthy();
  expect(dialog.getByText(/Old Town/)).toBeTruthy();
});

it('offers to retry when the jobs could not be loaded', async () => {
  let fails = true;
  const { dialog } = await show(false, () => {
    if (fails) throw failure(500);
    return { jobs: [job(5, {})] };
  });
  const retry = await dialog.findByRole('button', { name: 'Retry' });
  fails = false;
  await userEvent.click(retry);
  expect(await dialog.findByText('Sending a message')).toBeTruthy();
  expect(dialog.queryByRole('alert')).toBeNull();
});

it.each([
  ['reel', 'Making a film'],
  ['dropbox', 'Sending to Dropbox'],
  ['letter', 'E-mail'],
])('names a job of the kind "%s" in words', async (kind, name) => {
  const { dialog } = await show(false, () => ({ jobs: [job(5, { kind, state: 'done' })] }));
  expect((await dialog.findByRole('listitem')).querySelector('b')?.textContent).toBe(name);
});
