import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Task } from '@waymark/contract';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { cards, names, order, showList } from '../testing/render-list';

jest.setTimeout(60_000);

jest.mock('../editor/challenge-editor', () => ({
  ChallengeEditor: ({ known }: { known?: Task }) => <p>Everything of {known?.name}</p>,
}));

afterEach(unmountRemotes);

const PATH = '/tasks/organize/7?pageSize=infinite';

describe('the challenges at pageSize=infinite', () => {
  it('are the first 50 without a pager', async () => {
    const { lists } = await showList({ count: 52, path: PATH });
    expect(await screen.findByText('1–50 of 52')).toBeTruthy();
    expect(cards()).toHaveLength(50);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(lists().map(({ query }) => query)).toEqual([{ term: undefined, page: 1, per_page: 50 }]);
  });

  it('grow as far as a challenge that was moved beyond them, and no further', async () => {
    const { writes, notices, location } = await showList({ count: 52, path: PATH });
    await screen.findByText('1–50 of 52');
    await userEvent.clear(order('Challenge 101'));
    await userEvent.type(order('Challenge 101'), '51{Enter}');
    await waitFor(() => expect(writes()).toMatchObject([{ body: { position: 51 } }]));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(names()).not.toContain('Challenge 101');
    await act(async () => notices[0]?.action?.run());
    expect(location().search).toBe('?page=2&pageSize=infinite');
    await waitFor(() => expect(cards()).toHaveLength(52));
    expect(names()[50]).toBe('Challenge 101');
    await userEvent.clear(order('Challenge 101'));
    await userEvent.type(order('Challenge 101'), '2{Enter}');
    await waitFor(() => expect(writes()).toHaveLength(2));
    await waitFor(() => expect(names()[1]).toBe('Challenge 101'));
    expect(notices).toHaveLength(1);
  });

  it('stay as long as they are when one further up is shown', async () => {
    const { location } = await showList({ count: 52, path: '/tasks/organize/7?page=2&pageSize=infinite' });
    await waitFor(() => expect(cards()).toHaveLength(52));
    await clickOn(screen.getByRole('button', { name: 'Add challenge' }));
    await waitFor(() => expect(location()).toMatchObject({ state: { open: '952' } }));
    expect(location().search).toBe('?page=2&pageSize=infinite');
    await waitFor(() => expect(cards()).toHaveLength(53));
  });
});
