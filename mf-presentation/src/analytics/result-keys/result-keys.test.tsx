import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGame, createFakeHost, refusal } from '@waymark/testing';
import { clickOn, mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import remote from '../../remote';

afterEach(unmountRemotes);

it('moves the focus to the next key when one is revoked, or to Make a key', async () => {
  let keys = [1, 2].map((id) => ({
    id,
    name: `Sheet ${id}`,
    created_at: '2026-11-21T18:30:00.000Z',
    revoked_at: null,
  }));
  const fake = createFakeHost({
    path: '/games/analytics/7',
    offered: ['results-api'],
    respond: ({ method, path }) => {
      if (path === '/analytics/teams.json') return { analytics: { teams: 1, players: 4, players_per_team: 4 } };
      if (!path.includes('key')) return { game: buildGame({ user: { access: 'Created' } }) };
      if (method === 'DELETE') keys = keys.filter(({ id }) => !path.includes(`/${id}.json`));
      return { keys };
    },
  });
  await mountRemote(remote, fake);
  await clickOn(await screen.findByRole('button', { name: 'Results in a sheet' }));
  const revoke = () => screen.queryAllByRole('button', { name: 'Revoke' });
  await waitFor(() => expect(revoke()).toHaveLength(2));
  await userEvent.click(revoke()[0] as HTMLElement);
  await waitFor(() => expect([revoke().length, document.activeElement]).toEqual([1, revoke()[0]]));
  await userEvent.click(revoke()[0] as HTMLElement);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Make a key'));
});

it('keeps a name typed while the last key is being made', async () => {
  let answer = () => {};
  const fake = createFakeHost({
    path: '/games/analytics/7',
    offered: ['results-api'],
    respond: ({ method, path }) => {
      if (path === '/analytics/teams.json') return { analytics: { teams: 1, players: 4, players_per_team: 4 } };
      if (!path.includes('key')) return { game: buildGame({ user: { access: 'Created' } }) };
      if (method !== 'POST') return { keys: [] };
      return new Promise((resolve) => {
        answer = () =>
          resolve({ secret: 's3cret', address: 'https://platform.test/results', key: { id: 3, name: '' } });
      });
    },
  });
  await mountRemote(remote, fake);
  await clickOn(await screen.findByRole('button', { name: 'Results in a sheet' }));
  const make = await screen.findByRole('button', { name: 'Make a key' });
  await userEvent.click(make);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await userEvent.type(field, 'Scoreboard');
  answer();
  await waitFor(() => expect(make.getAttribute('aria-busy')).toBeNull());
  expect(field.value).toBe('Scoreboard');
});

it('offers to load the keys again if that failed', async () => {
  let fails = true;
  const fake = createFakeHost({
    path: '/games/analytics/7',
    offered: ['results-api'],
    respond: ({ path }) => {
      if (path === '/analytics/teams.json') return { analytics: { teams: 1, players: 4, players_per_team: 4 } };
      if (!path.includes('key')) return { game: buildGame({ user: { access: 'Created' } }) };
      if (fails) throw refusal(503);
      return { keys: [{ id: 1, name: 'Sheet 1' }] };
    },
  });
  await mountRemote(remote, fake);
  await clickOn(await screen.findByRole('button', { name: 'Results in a sheet' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Sheet 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
