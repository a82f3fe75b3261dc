import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { verdictOn } from '@waymark/client';
import type { LiveMessage, Task } from '@waymark/contract';
import { failure, refusal } from '@waymark/testing';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { card, cards, names, order, showList } from '../testing/render-list';

// Menus, dialogs and editors compile on first use.
jest.setTimeout(60_000);

jest.mock('../editor/challenge-editor', () => ({
  ChallengeEditor: ({ known }: { known?: Task }) => <p>Everything of {known?.name}</p>,
}));

afterEach(unmountRemotes);

const orders = () => cards().map((one) => within(one).getAllByRole<HTMLInputElement>('textbox')[0]?.value);
const moveTo = async (name: string, place: string) => {
  await userEvent.clear(order(name));
  await userEvent.type(order(name), `${place}{Enter}`);
};
/** A write that stays pending until it is resolved or rejected. */
function held() {
  let settle: { done: () => void; refuse: (reason: unknown) => void } | undefined;
  const refuse = () =>
    new Promise<void>((resolve, reject) => {
      settle = { done: resolve, refuse: reject };
    });
  return { refuse, done: () => settle?.done(), fail: (reason: unknown) => settle?.refuse(reason) };
}

describe('the list of challenges', () => {
  it('loads a page and shows each challenge as a card with its key facts', async () => {
    const photo = 'https://media.test/pilot.png';
    const { lists } = await showList({
      count: 2,
      overrides: (n) =>
        n === 1
          ? { name: 'Salute', photo, points: 120, timer: 30, unlock_by_task_id: 102, starts_at: '2026-11-21T19:30:00Z' }
          : { name: 'Which crane?', task_type: 6 },
    });
    expect(lists()[0]).toMatchObject({ path: '/tasks/game/7.json', query: { page: 1, per_page: 25 } });
    expect(lists()[0]?.query?.term).toBeUndefined();
    const first = cards()[0] as HTMLElement;
    expect(order('Salute').value).toBe('1');
    expect(first.querySelector('img')?.getAttribute('src')).toBe(photo);
    expect(first.textContent).toMatch(/Photo.*Unlocked by another challenge.*Opens .*30 seconds.*120 points/);
    expect(card('Which crane?').getByText('Multiple Choice')).toBeTruthy();
    expect(cards()[1]?.querySelector('[data-no-picture]')).toBeTruthy();
  });

  it('shows unlimited points as a word, and the points of a split path', async () => {
    await showList({
      count: 2,
      overrides: (n) => (n === 1 ? { points: 9999, task_type: 5 } : { points: 70, task_type: 11 }),
    });
    expect(cards()[0]?.textContent).toMatch(/Unlimited$/);
    expect(cards()[1]?.textContent).toMatch(/70 points$/);
  });

  it('marks the headlines of open challenges as expanded', async () => {
    await showList({ count: 2 });
    const headline = card('Challenge 101').getByRole('button', { name: 'Edit Challenge 101' });
    expect(headline.getAttribute('aria-expanded')).toBe('false');
    await clickOn(headline);
    await screen.findByText('Everything of Challenge 101');
    expect(headline.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(card('Challenge 101').getByRole('button', { name: 'Close Challenge 101' }));
    await waitFor(() => expect(headline.getAttribute('aria-expanded')).toBe('false'));
  });

  it('keeps page, page size and term in the address', async () => {
    const { lists, location } = await showList({ count: 30, path: '/tasks/organize/7?page=2&pageSize=10' });
    expect(lists()[0]).toMatchObject({ query: { page: 2, per_page: 10 } });
    expect(names()[0]).toBe('Challenge 111');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(location().search).toBe('?page=3&pageSize=10');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search challenges' }), 'challenge 10');
    await waitFor(() => expect(location().search).toBe('?term=challenge+10&pageSize=10'));
    await waitFor(() => expect(names()).toHaveLength(9));
    expect(screen.getByText('9 found')).toBeTruthy();
  });

  it('says when there are no challenges yet', async () => {
    await showList({ count: 0 });
    expect(await screen.findByText('There are no results.')).toBeTruthy();
  });

  it('is empty and loads nothing while the game is new', async () => {
    const { calls } = await showList({ path: '/tasks/organize/new' });
    expect(screen.getByRole('heading', { name: 'No challenges yet' })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('goes back to the last page when the address is beyond it', async () => {
    const { location } = await showList({ count: 12, path: '/tasks/organize/7?page=9&pageSize=10' });
    await waitFor(() => expect(location().search).toBe('?page=2&pageSize=10'));
  });

  it('says that nothing matches and offers to clear the filters', async () => {
    const { location } = await showList({ path: '/tasks/organize/7?term=nothing' });
    expect(await screen.findByText('There are no results.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(location().search).toBe('');
  });

  it('keeps the open cards in the history state', async () => {
    const { location } = await showList();
    await clickOn(card('Challenge 102').getByRole('button', { name: 'Edit Challenge 102' }));
    await userEvent.click(card('Challenge 104').getByRole('button', { name: 'Edit Challenge 104' }));
    expect(await screen.findByText('Everything of Challenge 104')).toBeTruthy();
    expect(location().state).toEqual({ open: '102,104' });
    await userEvent.click(card('Challenge 102').getByRole('button', { name: 'Close Challenge 102' }));
    expect(screen.queryByText('Everything of Challenge 102')).toBeNull();
    expect(location().state).toEqual({ open: '104' });
  });

  it('merges changes by others without asking', async () => {
    const { platform, client, screens, host } = await showList();
    const message: LiveMessage = {
      id: 'renamed',
      source: 'ss.task.update',
      detail: { game: { id: 7 }, task: { id: 103 }, user_id: 99, fields: ['name'] },
    };
    const verdict = (one: LiveMessage, namesChanges?: boolean) =>
      verdictOn(one, screens.at(-1), host.session.me.get().id, namesChanges);
    expect(verdict(message)).toBe('reload');
    platform.tasks = platform.tasks.map((task) => (task.id === 103 ? { ...task, name: 'Renamed' } : task));
    await act(async () => client.invalidateQueries({ queryKey: ['tasks', 7] }));
    await waitFor(() => expect(names()).toContain('Renamed'));
    // A provider that doesn't say what changed has every change asked about.
    for (const source of ['ss.task.create', 'ss.task.update', 'ss.task.delete'] as const) {
      expect(verdict({ ...message, source }, false)).toBe('ask');
    }
  });
});

describe('the order', () => {
  it('changes at once by number, renumbers the page, sends the position and reloads', async () => {
    const { platform, writes, lists } = await showList();
    const wait = held();
    platform.refuse = wait.refuse;
    await moveTo('Challenge 104', '2');
    expect(names()).toEqual(['101', '104', '102', '103', '105'].map((id) => `Challenge ${id}`));
    expect(orders()).toEqual(['1', '2', '3', '4', '5']);
    expect(writes().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/tasks/104.json', { game_id: 7, position: 2 }],
    ]);
    const before = lists().length;
    await act(async () => wait.done());
    await waitFor(() => expect(lists().length).toBeGreaterThan(before));
    expect(names()[1]).toBe('Challenge 104');
  });

  it('keeps a move that is answered without a body', async () => {
    const { writes, texts, lists } = await showList({ documents: true });
    const before = lists().length;
    await moveTo('Challenge 104', '2');
    await waitFor(() => expect(lists().length).toBeGreaterThan(before));
    expect(writes()).toMatchObject([{ method: 'PUT', path: '/tasks/104.json', body: { game_id: 7, position: 2 } }]);
    expect([names()[1], texts()]).toEqual(['Challenge 104', []]);
  });

  it('is restored when a move is rejected, and says why', async () => {
    const { platform, texts, reported } = await showList();
    platform.refuse = () => {
      throw refusal(422, undefined, 'Ask Maren.');
    };
    await moveTo('Challenge 105', '1');
    await waitFor(() => expect(names()[0]).toBe('Challenge 101'));
    expect(texts()).toEqual(['Challenge 105 was not moved and is number 5 again. Ask Maren.']);
    expect(reported).toEqual([]);
  });

  it.each([403, 404])('is restored when a move fails with %i, which the host explains', async (status) => {
    const { platform, texts, reported } = await showList();
    platform.refuse = ({ handles = [] }) => {
      throw { ...failure(status, undefined, 'Ask Maren.'), handled: handles.includes(status) };
    };
    await moveTo('Challenge 105', '1');
    await waitFor(() => expect(reported).toMatchObject([{ error: { status } }]));
    expect(names()[0]).toBe('Challenge 101');
    expect(texts()).toEqual(['Challenge 105 was not moved and is number 5 again.']);
  });

  it('accepts whole numbers from 1 to the number of challenges', async () => {
    const { writes } = await showList({ count: 30, path: '/tasks/organize/7?pageSize=10' });
    await userEvent.clear(order('Challenge 101'));
    await userEvent.type(order('Challenge 101'), '0-{Enter}');
    expect(writes()).toEqual([]);
    await moveTo('Challenge 101', '99');
    await waitFor(() => expect(writes()).toMatchObject([{ body: { position: 30 } }]));
  });

  it('changes by keyboard, counting from the first challenge of the page', async () => {
    const { writes } = await showList({ count: 12, path: '/tasks/organize/7?page=2&pageSize=10' });
    screen.getByRole('button', { name: 'Move Challenge 111' }).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() =>
      expect(writes()).toMatchObject([{ path: '/tasks/111.json', body: { game_id: 7, position: 12 } }]),
    );
    expect(orders()).toEqual(['11', '12']);
  });

  it('changes by keyboard also to the number that the challenge has, on a platform that leaves gaps', async () => {
    const { platform, writes } = await showList({ count: 3, overrides: (n) => ({ position: n === 1 ? 1 : n + 1 }) });
    const wait = held();
    platform.refuse = wait.refuse;
    screen.getByRole('button', { name: 'Move Challenge 102' }).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    expect(names()).toEqual(['101', '103', '102'].map((id) => `Challenge ${id}`));
    expect(orders()).toEqual(['1', '2', '3']);
    expect(writes()).toMatchObject([{ path: '/tasks/102.json', body: { game_id: 7, position: 3 } }]);
    await act(async () => wait.done());
  });

  it('starts with the first challenge, also for a number before its own', async () => {
    const { platform, writes } = await showList({ count: 3, overrides: (n) => ({ position: 3 + 2 * n }) });
    const wait = held();
    platform.refuse = wait.refuse;
    await moveTo('Challenge 102', '3');
    expect(names()).toEqual(['102', '101', '103'].map((id) => `Challenge ${id}`));
    expect(writes()).toMatchObject([{ path: '/tasks/102.json', body: { game_id: 7, position: 3 } }]);
    await act(async () => wait.done());
  });

  it('moves a challenge to the start of another page and links there', async () => {
    const { writes, notices, location } = await showList({ count: 30, path: '/tasks/organize/7?pageSize=10' });
    screen.getByRole('button', { name: 'Move Challenge 102' }).focus();
    await userEvent.keyboard(' {PageDown}{PageDown}{PageDown} ');
    await waitFor(() => expect(writes()).toMatchObject([{ body: { game_id: 7, position: 21 } }]));
    await waitFor(() => expect(notices).toHaveLength(1));
    await act(async () => notices[0]?.action?.run());
    expect(location().search).toBe('?page=3&pageSize=10');
  });

  it('stays when the first challenge is dropped on its own page, where another one becomes the first', async () => {
    const { writes } = await showList({ count: 12, path: '/tasks/organize/7?pageSize=10' });
    const drop = async (name: string) => {
      screen.getByRole('button', { name: `Move ${name}` }).focus();
      await userEvent.keyboard(' {PageDown} ');
    };
    await drop('Challenge 101');
    expect(writes()).toEqual([]);
    await drop('Challenge 102');
    await waitFor(() => expect(writes()).toMatchObject([{ path: '/tasks/102.json', body: { position: 1 } }]));
  });

  it('is frozen while a challenge is being dragged', async () => {
    const { platform, client } = await showList();
    screen.getByRole('button', { name: 'Move Challenge 101' }).focus();
    await userEvent.keyboard(' ');
    platform.tasks = platform.tasks.slice(0, 2);
    await act(async () => client.invalidateQueries({ queryKey: ['tasks', 7] }));
    expect(names()).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(names()).toHaveLength(2));
  });
});
