import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Game } from '@waymark/contract';
import { clickOn } from '@waymark/testing/mount-remote';
import { choose } from '../testing/render-optional-tab';
import { openSettings, prepareSettings, QUAY, rewrite, turnTo } from '../testing/render-settings';

prepareSettings();

/** A documented game, without fields that only some providers send. */
const { challenges_count: _, ...documented } = QUAY;

/** Opens the settings with a provider that supports documented calls only. */
const open = (game: Game = documented as Game) => openSettings(game, '/games/edit/7', { offered: [] });

describe('the settings with a provider of the documented calls only', () => {
  it.each([[{}], [null], ['OK'], [{ status: 'saved' }], [[]]])(
    'save changes when a save is answered with %j',
    async (answer) => {
      const { backend, reported, stored, writes } = await open();
      backend.answers = () => answer;
      await rewrite('Name', 'Quay Run');
      await userEvent.tab();
      expect(await screen.findByText('Saved')).toBeTruthy();
      await turnTo('Optional');
      await userEvent.click(screen.getByRole('radio', { name: 'Start Anytime' }));
      await waitFor(() =>
        expect(writes().map(({ body }) => body)).toEqual([{ name: 'Quay Run' }, { start_anytime: 1 }]),
      );
      await waitFor(() => expect(stored()).toMatchObject({ name: 'Quay Run', start_anytime: 1 }));
      expect(screen.queryByText('Not saved')).toBeNull();
      expect(reported).toEqual([]);
    },
  );

  it('hide blind review, which is not documented', async () => {
    await open();
    await turnTo('Optional');
    expect(await screen.findByText('Moderation')).toBeTruthy();
    expect(screen.queryByText('Hide teams from judges')).toBeNull();
  });

  it.each([
    ['objects', [{ name: '(GMT+09:00) Tokyo', id: 'Tokyo' }]],
    ['pairs', [['(GMT+09:00) Tokyo', 'Tokyo']]],
    ['objects under a name', { timezones: [{ name: '(GMT+09:00) Tokyo', id: 'Tokyo' }] }],
  ])('accept time zones as %s', async (_shape, zones) => {
    const { backend, writes } = await open();
    backend.zones = zones;
    await turnTo('Optional');
    await choose('Time zone', '(GMT+09:00) Tokyo');
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ tz: 'Tokyo' }]));
  });

  it('make documented calls only and check the challenges themselves', async () => {
    const { backend, calls, client } = await open();
    expect(await screen.findByText('5 of 6 done. 1 to do.')).toBeTruthy();
    await clickOn(screen.getByRole('button', { name: 'Show the list' }));
    expect(screen.getByRole('button', { name: /The game has no challenges\.$/ })).toBeTruthy();
    backend.tasks = [{ id: 3, name: '', task_type: 1, points: 10 }];
    await act(() => client.invalidateQueries({ queryKey: ['tasks'] }));
    await act(() => client.invalidateQueries({ queryKey: ['readiness'] }));
    expect(await screen.findByRole('button', { name: /1 problem in the challenges\.$/ })).toBeTruthy();
    expect(calls.filter(({ capability }) => capability)).toEqual([]);
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`))).toEqual(
      new Set(['GET /games/7.json', 'GET /tasks/game/7.json', 'GET /upload.json']),
    );
  });
});
