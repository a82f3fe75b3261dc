import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { verdictOn } from '@waymark/client';
import type { LiveMessage, Task } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { createFakeHost, type FakeHostOptions, failure } from '@waymark/testing';
import remote from '../remote';
import { ChallengesScreen } from '../screens';
import { challengePlatform } from '../testing/challenge-platform';

// The code of menus, dialogs and editors is compiled when it is first asked for.
jest.setTimeout(60_000);

jest.mock('../editor/challenge-editor', () => ({
  ChallengeEditor: ({ task }: { task: Task }) => <p>Everything of {task.name}</p>,
}));

const endings: (() => void)[] = [];
afterEach(async () => {
  await act(async () => {
    for (const end of endings.splice(0)) end();
  });
  document.body.replaceChildren();
});

type Options = FakeHostOptions & { count?: number; overrides?: (n: number) => Partial<Task> };

/** The screen in a page, on a platform with so many challenges. */
async function show({ count = 5, overrides, path = '/tasks/organize/7', ...rest }: Options = {}) {
  const platform = challengePlatform(count, overrides);
  const fake = createFakeHost({ path, respond: platform.answer, ...rest });
  ChallengesScreen.preload();
  const element = document.body.appendChild(document.createElement('main'));
  const portal = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    void remote.mount({ element, portal, styleRoot: document }, fake.host, { basename: '' });
  });
  endings.push(fake.abort);
  await screen.findByRole('heading', { level: 1, name: 'Challenges' });
  await waitFor(() => expect(element.querySelector('[aria-busy="true"]')).toBeNull(), { timeout: 20_000 });
  const client = fake.host.queries.client as QueryClient;
  const writes = () => fake.calls.filter(({ method }) => method !== 'GET');
  const lists = () => fake.calls.filter(({ path: asked }) => asked.startsWith('/tasks/game/'));
  const texts = () => fake.notices.map(({ text }) => text);
  return { ...fake, platform, element, client, writes, lists, texts };
}

const cards = () => screen.queryAllByRole('article');
const names = () => cards().map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) => within(screen.getByRole('article', { name }));
const order = (name: string) => card(name).getByRole<HTMLInputElement>('textbox', { name: `Order of ${name}` });
const orders = () => cards().map((one) => within(one).getAllByRole<HTMLInputElement>('textbox')[0]?.value);
const moveTo = async (name: string, place: string) => {
  await userEvent.clear(order(name));
  await userEvent.type(order(name), `${place}{Enter}`);
};
const choose = async (name: string, action: string) => {
  await userEvent.click(card(name).getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
/** A write that waits until it is let through or refused. */
function held() {
  let settle: { done: () => void; refuse: (reason: unknown) => void } | undefined;
  const refuse = () =>
    new Promise<void>((resolve, reject) => {
      settle = { done: resolve, refuse: reject };
    });
  return { refuse, done: () => settle?.done(), fail: (reason: unknown) => settle?.refuse(reason) };
}

describe('the list of challenges', () => {
  it('asks for a page and shows each challenge as a card with order, picture, headline, type, points and marks', async () => {
    const photo = 'https://media.test/pilot.png';
    const { lists } = await show({
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

  it('keeps page, page size and term in the address', async () => {
    const { lists, location } = await show({ count: 30, path: '/tasks/organize/7?page=2&pageSize=10' });
    expect(lists()[0]).toMatchObject({ query: { page: 2, per_page: 10 } });
    expect(names()[0]).toBe('Challenge 111');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(location().search).toBe('?page=3&pageSize=10');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search challenges' }), 'challenge 10');
    await waitFor(() => expect(location().search).toBe('?term=challenge+10&pageSize=10'));
    await waitFor(() => expect(names()).toHaveLength(9));
    expect(screen.getByText('9 found')).toBeTruthy();
  });

  it('asks for nothing and is empty while the game is new', async () => {
    const { calls } = await show({ path: '/tasks/organize/new' });
    expect(screen.getByRole('heading', { name: 'No challenges yet' })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('goes back to the last page when there are fewer pages than the address says', async () => {
    const { location } = await show({ count: 12, path: '/tasks/organize/7?page=9&pageSize=10' });
    await waitFor(() => expect(location().search).toBe('?page=2&pageSize=10'));
  });

  it('says that nothing matches, with the way out', async () => {
    const { location } = await show({ path: '/tasks/organize/7?term=nothing' });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(location().search).toBe('');
  });

  it('keeps the open cards in the state of the entry, and opens them from there', async () => {
    const { location } = await show();
    await userEvent.click(card('Challenge 102').getByRole('button', { name: 'Edit Challenge 102' }));
    await userEvent.click(card('Challenge 104').getByRole('button', { name: 'Edit Challenge 104' }));
    expect(await screen.findByText('Everything of Challenge 104')).toBeTruthy();
    expect(location().state).toEqual({ open: '102,104' });
    await userEvent.click(card('Challenge 102').getByRole('button', { name: 'Close Challenge 102' }));
    expect(screen.queryByText('Everything of Challenge 102')).toBeNull();
    expect(location().state).toEqual({ open: '104' });
  });

  it('takes in what others change at once, without a question', async () => {
    const { platform, client, screens, host } = await show();
    const message: LiveMessage = {
      id: 'renamed',
      source: 'ss.task.update',
      detail: { game: { id: 7 }, task: { id: 103 }, user_id: 99, fields: ['name'] },
    };
    expect(verdictOn(message, screens.at(-1), host.session.me.get().id)).toBe('reload');
    platform.tasks = platform.tasks.map((task) => (task.id === 103 ? { ...task, name: 'Renamed' } : task));
    await act(async () => client.invalidateQueries({ queryKey: ['tasks', 7] }));
    await waitFor(() => expect(names()).toContain('Renamed'));
  });
});

describe('the order', () => {
  it('changes by number at once, numbers the page anew, sends the position alone and loads the list again', async () => {
    const { platform, writes, lists } = await show();
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

  it('is as before when the move is refused, and says why', async () => {
    const { platform, texts, reported } = await show();
    platform.refuse = () => {
      throw { ...failure(403, undefined, 'Ask Maren.'), handled: true };
    };
    await moveTo('Challenge 105', '1');
    await waitFor(() => expect(names()[0]).toBe('Challenge 101'));
    expect(texts()).toEqual(['Challenge 105 was not moved and is number 5 again. Ask Maren.']);
    expect(reported).toEqual([]);
  });

  it('takes whole numbers from 1 to the number of challenges', async () => {
    const { writes } = await show({ count: 30, path: '/tasks/organize/7?pageSize=10' });
    await userEvent.clear(order('Challenge 101'));
    await userEvent.type(order('Challenge 101'), '0-{Enter}');
    expect(writes()).toEqual([]);
    await moveTo('Challenge 101', '99');
    await waitFor(() => expect(writes()).toMatchObject([{ body: { position: 30 } }]));
  });

  it('changes by keyboard, starting with the position of the first challenge of the page', async () => {
    const { writes } = await show({ count: 12, path: '/tasks/organize/7?page=2&pageSize=10' });
    screen.getByRole('button', { name: 'Move Challenge 111' }).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() =>
      expect(writes()).toMatchObject([{ path: '/tasks/111.json', body: { game_id: 7, position: 12 } }]),
    );
    expect(orders()).toEqual(['11', '12']);
  });

  it('moves a challenge to the first place of the page it is put down on, and leads there', async () => {
    const { writes, notices, location } = await show({ count: 30, path: '/tasks/organize/7?pageSize=10' });
    screen.getByRole('button', { name: 'Move Challenge 102' }).focus();
    await userEvent.keyboard(' {PageDown}{PageDown}{PageDown} ');
    await waitFor(() => expect(writes()).toMatchObject([{ body: { game_id: 7, position: 21 } }]));
    await waitFor(() => expect(notices).toHaveLength(1));
    await act(async () => notices[0]?.action?.run());
    expect(location().search).toBe('?page=3&pageSize=10');
  });

  it('rests while a challenge is carried, whatever others do meanwhile', async () => {
    const { platform, client } = await show();
    screen.getByRole('button', { name: 'Move Challenge 101' }).focus();
    await userEvent.keyboard(' ');
    platform.tasks = platform.tasks.slice(0, 2);
    await act(async () => client.invalidateQueries({ queryKey: ['tasks', 7] }));
    expect(names()).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(names()).toHaveLength(2));
  });
});

describe('a challenge', () => {
  it('is deleted after the question, at once, and brought back from the notice', async () => {
    const { writes, notices } = await show();
    await choose('Challenge 103', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Challenge' });
    expect(writes()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, delete' }));
    expect(names()).not.toContain('Challenge 103');
    expect(writes()).toMatchObject([{ method: 'DELETE', path: '/tasks/103.json', query: { game_id: 7 } }]);
    await waitFor(() => expect(notices).toMatchObject([{ text: 'Challenge 103 was deleted.' }]));
    const trash = await screen.findByRole('region', { name: 'Deleted a moment ago' });
    expect(within(trash).getByText('Challenge 103')).toBeTruthy();
    await act(async () => notices[0]?.action?.run());
    await waitFor(() => expect(names()).toContain('Challenge 103'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Deleted a moment ago' })).toBeNull());
  });

  it('is back when its deletion failed', async () => {
    const { platform, reported } = await show();
    platform.refuse = () => {
      throw failure(500);
    };
    await choose('Challenge 103', 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(names()).toContain('Challenge 103');
  });

  it('is added with the page size, and opens', async () => {
    const { writes } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Add challenge' }));
    expect(writes()).toMatchObject([{ method: 'POST', path: '/tasks.json', body: { game_id: 7, per_page: 25 } }]);
    expect(await screen.findByText('Everything of New one')).toBeTruthy();
  });

  it('is duplicated', async () => {
    const { writes, texts } = await show();
    await choose('Challenge 101', 'Duplicate');
    await waitFor(() => expect(texts()).toEqual(['New one is number 6 now.']));
    expect(writes()).toMatchObject([{ path: '/tasks/101/duplicate.json', body: { game_id: 7, per_page: 25 } }]);
  });

  it('comes from another game', async () => {
    const { writes, notices } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy from another game' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Game' }), 'Old');
    await userEvent.click(await screen.findByRole('option', { name: /Old game/ }));
    const picks = within(await screen.findByRole('list', { name: 'Challenges to copy' }));
    await userEvent.click(picks.getByRole('checkbox', { name: /Challenge 101/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy 4 challenges' }));
    await waitFor(() => expect(notices).toMatchObject([{ text: '4 challenges were copied.' }]));
    expect(writes()[0]?.body).toEqual({ game_id: 7, from_game_id: 8, ids: [102, 103, 104, 105] });
    await act(async () => notices[0]?.action?.run());
    expect(writes()[1]).toMatchObject({ path: '/tasks/undo.json', body: { game_id: 7, undo_id: 8 } });
  });
});

describe('a suggestion', () => {
  const suggest = () => screen.getByRole('button', { name: 'Suggest Challenge' });

  it('is offered with the feature ai alone', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Suggest Challenge' })).toBeNull();
  });

  it.each([
    [3, 'red'],
    [4, 'green'],
  ])('of a game with %i challenges is %s', async (count, tone) => {
    await show({ count, features: ['ai'] });
    expect(suggest().dataset.tone).toBe(tone);
  });

  it('is asked of the provider and opens in the list', async () => {
    const { writes } = await show({ features: ['ai'] });
    await userEvent.click(suggest());
    expect(writes()).toMatchObject([{ method: 'POST', path: '/tasks/suggest.json', body: { game_id: 7 } }]);
    expect(await screen.findByText('Everything of New one')).toBeTruthy();
  });

  it('that breaks the platform breaks the screen, in words', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { platform } = await show({ features: ['ai'] });
    platform.refuse = () => {
      throw { ...failure(503, undefined, 'Out of ideas.'), handled: true };
    };
    await userEvent.click(suggest());
    expect(await screen.findByRole('heading', { name: 'Internal server error' })).toBeTruthy();
    expect(cards()).toEqual([]);
    jest.restoreAllMocks();
  });
});

describe('several challenges', () => {
  const select = async (...ids: number[]) => {
    for (const id of ids) await userEvent.click(screen.getByRole('checkbox', { name: `Select Challenge ${id}` }));
  };
  const bar = () => within(screen.getByRole('region', { name: 'Selected challenges' }));

  it('get other points in one request, at once, with one way back', async () => {
    const { writes, notices } = await show();
    await select(101, 103);
    expect(bar().getByText('2 selected')).toBeTruthy();
    await userEvent.click(bar().getByRole('button', { name: 'Points' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Points' }), '80');
    await userEvent.click(screen.getByRole('button', { name: 'Change 2 challenges' }));
    await waitFor(() => expect(notices).toMatchObject([{ text: '2 challenges were changed.' }]));
    expect(writes()).toMatchObject([
      { method: 'PUT', path: '/tasks/bulk.json', body: { game_id: 7, ids: [101, 103], points: 80 } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo the last change of several challenges' }));
    expect(writes()[1]).toMatchObject({ path: '/tasks/undo.json', body: { game_id: 7, undo_id: 7 } });
  });

  it('are deleted in one request after the question', async () => {
    const { writes } = await show();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await select(105);
    await userEvent.click(bar().getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    expect(names()).toEqual(['Challenge 105']);
    expect(writes()).toMatchObject([{ body: { game_id: 7, ids: [101, 102, 103, 104], delete: 1 } }]);
  });

  it('show in the dialog why a change was refused, and keep what was chosen', async () => {
    const { platform } = await show();
    platform.refuse = () => {
      throw { ...failure(422, undefined, 'The end has to be after the start.'), handled: true };
    };
    await select(102);
    await userEvent.click(bar().getByRole('button', { name: 'Timing' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Timer in seconds' }), '30');
    await userEvent.click(screen.getByRole('button', { name: 'Change 1 challenge' }));
    expect(await screen.findByText('The end has to be after the start.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Timer in seconds' }).value).toBe('30');
  });
});
