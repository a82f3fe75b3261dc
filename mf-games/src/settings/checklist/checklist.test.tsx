import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keys } from '@waymark/client';
import type { ApiRequest, Game } from '@waymark/contract';
import { clickOn } from '@waymark/testing/mount-remote';
import { field, openSettings, prepareSettings, QUAY } from '../../testing/render-settings';

prepareSettings();
beforeAll(() => import('./checklist'));

const DRAFT: Game = { ...QUAY, category: 'Draft' };
const region = () => screen.findByRole('region', { name: 'Ready to go live' });
const rows = async () =>
  within(await region())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start Game' });

describe('the checklist of a draft', () => {
  it('lists what is missing first, then what is done', async () => {
    await openSettings({ ...DRAFT, code: '', start_at: null, finish_at: null });
    expect(await screen.findByText('4 of 6 done. 2 to do.')).toBeTruthy();
    expect(await rows()).toEqual([
      'Entry CodeThe game has no entry code.',
      'Start and finishSet a start time.',
      // It stays where it was while the challenges were checked.
      'ReadinessNo problems in the challenges.',
      'NameQuay Walk',
      'Time zoneLondon',
      'Challenges12 challenges',
    ]);
    expect(start().disabled).toBe(true);
  });

  it('counts a running check neither as done nor as to do', async () => {
    let game: Game = { ...DRAFT, code: '' };
    const respond = ({ path }: ApiRequest) => {
      if (path === '/games/7/readiness.json') return new Promise(() => undefined);
      return path === '/timezones.json' ? { timezones: [] } : { game };
    };
    const { client } = await openSettings(game, undefined, { respond });
    const status = within(await region()).getByRole('status');
    expect(status.textContent).toBe('4 of 6 done. 1 to do.');
    game = DRAFT;
    await act(() => client.invalidateQueries({ queryKey: keys.game(DRAFT.id) }));
    expect(status.textContent).toBe('Checking');
    expect(start().disabled).toBe(true);
  });

  it('leads to each field in either tab, and to the challenges', async () => {
    const { location } = await openSettings({ ...DRAFT, code: '', start_at: null, finish_at: null });
    await region();
    await userEvent.click(screen.getByRole('button', { name: /The game has no entry code\.$/ }));
    await waitFor(() => expect(document.activeElement).toBe(field('Entry Code')));
    await clickOn(screen.getByRole('button', { name: /Set a start time\.$/ }));
    expect(await screen.findByRole('heading', { name: 'When' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /12 challenges$/ }));
    expect(location()).toMatchObject({ pathname: '/tasks/organize/7', hash: '' });
  });

  it('shrinks while typing and starts the game once it is complete', async () => {
    const { writes } = await openSettings({ ...DRAFT, code: '' });
    await region();
    await act(() => userEvent.type(field('Entry Code'), 'QUAY'));
    expect(await screen.findByText('Everything is ready. This game is still a draft.')).toBeTruthy();
    await userEvent.tab();
    await waitFor(() => expect(writes()).toHaveLength(1));
    await userEvent.click(start());
    await waitFor(() => expect(writes().at(-1)?.body).toEqual({ category: 'Active' }));
    expect(await screen.findByText(/^Ready\. Starts .*2036/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start Game' })).toBeNull();
  });

  it('opens a stopped game', async () => {
    const { writes } = await openSettings({ ...DRAFT, start_anytime: 2 });
    await region();
    await waitFor(() => expect(start().disabled).toBe(false));
    await userEvent.click(start());
    await waitFor(() =>
      expect(Object.assign({}, ...writes().map(({ body }) => body))).toEqual({ category: 'Active', start_anytime: 1 }),
    );
  });

  it('blocks the start while challenges have problems, and leads to those', async () => {
    const { backend, client, location } = await openSettings(DRAFT);
    await region();
    await waitFor(() => expect(start().disabled).toBe(false));
    backend.findings = [{ rule: 'no-headline', level: 'problem', field: 'name', task: 3 }];
    await act(() => client.invalidateQueries({ queryKey: ['readiness'] }));
    const problem = await screen.findByRole('button', { name: /1 problem in the challenges\.$/ });
    expect(start().disabled).toBe(true);
    // There the link opens the list of problems.
    await userEvent.click(problem);
    expect(location()).toMatchObject({ pathname: '/tasks/organize/7', hash: '#readiness' });
  });

  it('can be collapsed and expanded', async () => {
    await openSettings({ ...DRAFT, code: '' });
    await region();
    const fold = screen.getByRole('button', { name: 'Hide the list' });
    await userEvent.click(fold);
    expect(screen.queryByRole('button', { name: /no entry code/ })).toBeNull();
    expect(screen.getByText('5 of 6 done. 1 to do.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show the list' }));
    expect(screen.getByRole('button', { name: /no entry code/ })).toBeTruthy();
  });
});

describe('the checklist', () => {
  it.each<[string, Partial<Game>]>([
    ['is finished', { start_at: '2020-11-21T19:30:00.000Z', finish_at: '2020-11-21T21:30:00.000Z', code: '' }],
    ['is being played', { start_at: '2020-11-21T19:30:00.000Z', code: '' }],
    ['was stopped', { start_anytime: 2, code: '' }],
    ['is complete', {}],
  ])('is hidden for a game that %s', async (_, more) => {
    await openSettings({ ...QUAY, ...more });
    expect(screen.queryByRole('region', { name: 'Ready to go live' })).toBeNull();
  });

  it('stays visible while its items are being completed', async () => {
    await openSettings({ ...QUAY, code: '' });
    expect(await screen.findByText('5 of 6 done. 1 to do.')).toBeTruthy();
    await act(() => userEvent.type(field('Entry Code'), 'QUAY'));
    expect(await screen.findByText(/^Ready\. Starts/)).toBeTruthy();
    expect(await region()).toBeTruthy();
    expect(await rows()).toHaveLength(6);
  });
});
