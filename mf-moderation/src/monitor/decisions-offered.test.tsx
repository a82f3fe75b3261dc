import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickOn } from '@waymark/testing/mount-remote';
import { buildAnswer } from '../testing/answers';
import { DOCUMENTED, Platform, WHEN } from '../testing/platform';
import { key, message, openMonitor, prepareScreens, press, queued, review } from '../testing/stage';

prepareScreens();

const photo = 'Salute the brass pilot';
const three = () => [3, 2, 1].map((id) => buildAnswer({ id, team: { id: 9 + id, name: `Team ${id}` } }));
const inFront = () => review().getByRole('heading', { level: 2 }).textContent;

describe('the monitor with every capability', () => {
  it('sorts the queue and shows its size, age and expected end', async () => {
    const platform = new Platform(three());
    platform.figures.oldest_at = new Date(Date.now() - 9 * 60_000).toISOString();
    platform.figures.decided_last_hour = 30;
    platform.figures.decided_today = 41;
    const { of } = await openMonitor(platform);
    expect(screen.getByText('3 answers wait')).toBeTruthy();
    expect(screen.getByText('Oldest: 9 min. ago')).toBeTruthy();
    expect(screen.getByText('41 decided today')).toBeTruthy();
    expect(screen.getByText(/^Done around .+ at today's pace$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Order/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Longest waiting first' }));
    await waitFor(() => expect(queued()[0]).toBe(`Team 1: ${photo}`));
    expect(of('GET', '/answers/queue/7.json').at(-1)?.query?.order).toBe('waiting');
  });

  it('hides and never calls them when they are not offered', async () => {
    const { calls } = await openMonitor(new Platform(three()), { offered: DOCUMENTED });
    expect(screen.queryByRole('button', { name: /^(Order|Show)/ })).toBeNull();
    expect(calls.filter(({ capability }) => capability)).toEqual([]);
  });

  it('claims the answer on screen, renews the claim and releases it', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { of } = await openMonitor(new Platform(three()));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(of('PUT', '/answers/3/claim.json')).toMatchObject([{ body: { game_id: 7 } }]);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(of('PUT', '/answers/3/claim.json')).toHaveLength(2);
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(of('DELETE', '/answers/3/claim.json')).toMatchObject([{ keepalive: true }]);
  });

  it('marks and skips an answer claimed by another judge', async () => {
    const claim = { user: { id: 2, name: 'Priya' }, expires_at: '2036-11-21T18:30:00Z' };
    const [first, second, third] = three();
    await openMonitor(new Platform([first, { ...second, claim }, third].filter((one) => one !== undefined) as never));
    expect(within(screen.getByRole('navigation', { name: 'Queue' })).getByText('Priya')).toBeTruthy();
    await key('a');
    expect(inFront()).toBe('Team 1');
  });

  it('hides the team of waiting answers in a blind review', async () => {
    const { team: _, ...hidden } = buildAnswer({ user_id: -1 });
    const platform = new Platform([hidden as never], { blind_review: 1, user: { judge: true } });
    await openMonitor(platform);
    expect(inFront()).toBe('Team hidden');
    expect(screen.queryByRole('button', { name: /^Team All/ })).toBeNull();
    expect(review().getByRole('button', { name: /^Update/ })).toBeTruthy();
  });

  it('lists known signals and ignores unknown ones', async () => {
    const signals = [{ kind: 'same-picture', other_answer_id: 12 }, { kind: 'unheard-of' }];
    await openMonitor(new Platform([buildAnswer({ signals })]));
    const notes = within(screen.getByRole('list', { name: 'Worth a look' }));
    expect(notes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      "Looks like another team's picture. Compare",
    ]);
  });

  it('lists equal signals once, with links to the first other answers', async () => {
    const signals = [11, 12, 13, 14, 15, 16].map((id) => ({ kind: 'same-picture', other_answer_id: id }));
    await openMonitor(new Platform([buildAnswer({ signals })]));
    const notes = within(screen.getByRole('list', { name: 'Worth a look' }));
    expect(notes.getAllByRole('listitem')).toHaveLength(1);
    expect(notes.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [11, 12, 13, 14, 15].map((id) => [`Answer ${id}`, `/answers/show/7/${id}`]),
    );
  });

  it('inserts a ready message', async () => {
    const platform = new Platform(three());
    platform.messages = [{ id: 1, text: 'Well done, %{captain}' }];
    await openMonitor(platform);
    await userEvent.click(await screen.findByRole('button', { name: 'Ready messages' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Well done, %{captain}' }));
    expect(message().value).toBe('Well done, %{captain}');
  });

  it('keeps the focus in the list of ready messages after a deletion', async () => {
    const platform = new Platform(three(), { user: { access: 'Created' } });
    platform.messages = [
      { id: 1, text: 'Well done' },
      { id: 2, text: 'Once more' },
    ];
    platform.respond = ({ method, path }) => {
      if (method !== 'DELETE') return undefined;
      platform.messages = platform.messages.filter(({ id }) => !path.includes(`/${id}.json`));
      return {};
    };
    await openMonitor(platform);
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await clickOn(await screen.findByRole('menuitem', { name: 'Ready messages' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete “Well done”' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete “Well done”' })).toBeNull());
    const left = screen.getByRole('button', { name: 'Delete “Once more”' });
    await waitFor(() => expect(document.activeElement).toBe(left));
    await userEvent.click(left);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New message' })));
  });

  it('shows the history of an answer and undoes any of its decisions', async () => {
    const platform = new Platform(three());
    platform.respond = ({ path }) =>
      path === '/answers/3/history.json'
        ? {
            reviews: [
              {
                id: 55,
                decision: 'accept',
                message: 'Nice hats',
                user: { id: 2, name: 'Priya Raman' },
                created_at: WHEN,
                undone_at: null,
                before: { points: 0 },
                after: { points: 80 },
              },
            ],
          }
        : undefined;
    const { of } = await openMonitor(platform);
    await press('History');
    expect(await screen.findByText('0 → 80 points')).toBeTruthy();
    expect(screen.getByText('Priya Raman', { exact: false })).toBeTruthy();
    await press(/^Undo/);
    await waitFor(() => expect(of('POST', '/answers/undo.json')).toMatchObject([{ body: { undo_id: 55 } }]));
  });
});
