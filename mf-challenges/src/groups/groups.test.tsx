import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { verdictOn } from '@waymark/client';
import type { ApiRequest, LiveMessage } from '@waymark/contract';
import { buildGame, createFakeHost, type FakeHostOptions, failure, hear, refusal } from '@waymark/testing';
import { mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import remote from '../remote';
import { GroupsScreen } from '../screens';

// Typing and pressing through every card takes a while on a busy machine.
jest.setTimeout(20_000);

afterEach(unmountRemotes);

const photo = 'https://media.test/gulls.png';
const GULLS = { id: 1, name: 'gulls', assets: { photos: [{ name: 'standard', url: photo }], videos: [] } };
const CRABS = { id: 2, name: 'Crabs', assets: { photos: [], videos: [] } };
const EELS = { id: 3, name: 'Eels' };
const QUAY = { id: 11, name: 'Quay', game_id: 7, teams: [GULLS, CRABS] };
const TRAIN = { id: 12, label: 'Late train', game_id: 7, teams: [] };

type Answer = (call: ApiRequest) => unknown;

/** The screen in a page; writes are answered as told, an emptied answer as done. */
async function show(
  write: Answer = () => ({}),
  options: FakeHostOptions & { groups?: object[]; teams?: object[] } = {},
) {
  const { groups = [QUAY, TRAIN], teams = [GULLS, EELS, CRABS], ...rest } = options;
  const respond: Answer = (call) => {
    if (call.method !== 'GET') return write(call);
    if (call.path === '/groups.json') return { groups, pages: 3 };
    if (call.path === '/teams/organize.json') return { teams };
    return { game: buildGame() };
  };
  const fake = createFakeHost({ path: '/groups/organize/7', features: ['groups'], respond, ...rest });
  GroupsScreen.preload();
  const { element } = await mountRemote(remote, fake);
  await screen.findByRole('heading', { level: 1, name: 'Groups' });
  await waitFor(() => expect(element.querySelector('[aria-busy="true"]')).toBeNull());
  const writes = () => fake.calls.filter(({ method }) => method !== 'GET');
  return { ...fake, writes };
}

const card = (name: string) => within(screen.getByRole('article', { name }));
const chips = (name: string) =>
  card(name)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const press = (name: string, button: string) => userEvent.click(card(name).getByRole('button', { name: button }));

describe('the groups screen', () => {
  it('asks for a page of groups and shows each as a card with its teams by name', async () => {
    const { calls } = await show();
    expect(calls).toContainEqual(
      expect.objectContaining({ path: '/groups.json', query: { game_id: 7, page: 1, per_page: 25 } }),
    );
    expect(chips('Quay')).toEqual(['Crabs', 'gulls']);
    expect(screen.getByRole('article', { name: 'Late train' })).toBeTruthy();
    expect(screen.getByText('Setup teams in advance or change them up during the game.')).toBeTruthy();
  });

  it.each([
    ['name', { id: 13, name: 'Ferry', label: '', teams: [] }],
    ['label', { id: 13, name: null, label: 'Ferry', teams: [] }],
    ['label beside an empty name', { id: 13, name: '', label: 'Ferry', teams: [] }],
  ])('calls a group what the provider calls its %s', async (_, group) => {
    await show(undefined, { groups: [group] });
    expect(screen.getByRole('article', { name: 'Ferry' })).toBeTruthy();
  });

  it('says where nobody has made a group yet that there are none', async () => {
    await show(undefined, { groups: [] });
    expect(screen.getByRole('heading', { name: 'No groups yet' })).toBeTruthy();
    expect(screen.getByText('There are no results.')).toBeTruthy();
  });

  it('shows three placeholder cards while the groups load', async () => {
    const fake = createFakeHost({ path: '/groups/organize/7', respond: () => new Promise(() => undefined) });
    const { element } = await mountRemote(remote, fake);
    await screen.findByText('Loading');
    expect(element.querySelector('[aria-busy="true"] [aria-hidden="true"] > div')?.children).toHaveLength(3);
  });

  it('keeps page and page size in the address', async () => {
    const { calls, location } = await show(undefined, { path: '/groups/organize/7?page=2&pageSize=10' });
    expect(calls).toContainEqual(expect.objectContaining({ query: { game_id: 7, page: 2, per_page: 10 } }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(location().search).toBe('?page=3&pageSize=10');
  });

  it('asks for nothing and is empty while the game is new', async () => {
    const { calls } = await show(undefined, { path: '/groups/organize/new' });
    expect(screen.getByRole('heading', { name: 'No groups yet' })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('shows the photo of a team, or a picture of its own for one without', async () => {
    await show();
    const [crabs, gulls] = card('Quay').getAllByRole('listitem');
    expect(gulls?.querySelector('img')?.getAttribute('src')).toBe(photo);
    expect(crabs?.querySelector('[data-default-image]')).toBeTruthy();
  });
});

describe('a card', () => {
  it('switches between its modes with Edit and Close', async () => {
    await show();
    expect(card('Quay').queryByLabelText('Group Name')).toBeNull();
    await press('Quay', 'Edit');
    expect(card('Quay').getByLabelText('Group Name')).toBeTruthy();
    await press('Quay', 'Close');
    expect(card('Quay').queryByLabelText('Group Name')).toBeNull();
  });

  it('saves the name when the field is left', async () => {
    const { writes } = await show();
    await press('Quay', 'Edit');
    const field = card('Quay').getByLabelText('Group Name');
    await userEvent.clear(field);
    await userEvent.type(field, 'Hotwells');
    expect(writes()).toEqual([]);
    await userEvent.tab();
    expect(writes()).toMatchObject([
      { method: 'PUT', path: '/groups/11.json', body: { game_id: 7, label: 'Hotwells' } },
    ]);
    expect(await screen.findByRole('article', { name: 'Hotwells' })).toBeTruthy();
  });

  it('offers exactly the teams that are not in the group, and closes the list after the choice', async () => {
    const { writes } = await show();
    await press('Quay', 'Edit');
    const toggle = card('Quay').getByRole('button', { name: 'Add a team' });
    expect(toggle.textContent).toBe('+');
    await userEvent.click(toggle);
    expect(toggle.textContent).toBe('-');
    const choices = await card('Quay').findByRole('group', { name: 'Teams to add' });
    const offered = await within(choices).findAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Eels']);
    await userEvent.keyboard('{Enter}');
    expect(card('Quay').queryByRole('group', { name: 'Teams to add' })).toBeNull();
    expect(chips('Quay')).toEqual(['Crabs', 'Eels', 'gulls']);
    expect(writes()).toMatchObject([{ method: 'PUT', path: '/groups/11.json', body: { game_id: 7, team_id: 3 } }]);
  });

  it('takes teams out at once; the last one leaves an empty group, which can be deleted', async () => {
    const { writes } = await show();
    await press('Quay', 'Edit');
    expect(card('Quay').queryByRole('button', { name: 'Delete' })).toBeNull();
    await press('Quay', 'Remove gulls');
    await press('Quay', 'Remove Crabs');
    expect(chips('Quay')).toEqual([]);
    await waitFor(() =>
      expect(writes()).toMatchObject(
        [1, 2].map((team_id) => ({ method: 'DELETE', path: '/groups/11.json', query: { game_id: 7, team_id } })),
      ),
    );
    expect(card('Quay').getByRole('button', { name: 'Delete' })).toBeTruthy();
  });

  it('shows a change before the provider answers, and the list as it was when that fails', async () => {
    let refuse = () => {};
    const { reported } = await show(
      () =>
        new Promise((_, reject) => {
          refuse = () => reject(failure(500));
        }),
    );
    await press('Quay', 'Edit');
    await press('Quay', 'Remove gulls');
    expect(chips('Quay')).toEqual(['Crabs']);
    await act(async () => refuse());
    await waitFor(() => expect(chips('Quay')).toEqual(['Crabs', 'gulls']));
    expect(reported).toHaveLength(1);
  });

  it('says why a name was refused at its field alone, and keeps what was typed', async () => {
    const data = { errors: { label: ['That name is taken.'] } };
    const { reported } = await show(({ handles }) => {
      throw { ...failure(422, data), message: 'That name is taken.', handled: handles?.includes(422) === true };
    });
    await press('Quay', 'Edit');
    const name = card('Quay').getByLabelText<HTMLInputElement>('Group Name');
    fireEvent.change(name, { target: { value: 'Late train' } });
    fireEvent.blur(name);
    expect(await screen.findByText('That name is taken.')).toBeTruthy();
    expect([name.value, reported]).toEqual(['Late train', []]);
  });

  it('hands the focus on when it is deleted: to the one in its place, and in the end to what makes one', async () => {
    const groups: { id: number; teams?: unknown[] }[] = [{ ...QUAY, teams: [] }, TRAIN];
    const remove = ({ path }: ApiRequest) =>
      groups.splice(
        groups.findIndex(({ id }) => path === `/groups/${id}.json`),
        1,
      );
    await show(remove, { groups });
    for (const name of ['Quay', 'Late train']) {
      await press(name, 'Edit');
      await press(name, 'Delete');
      await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
      const heir =
        name === 'Quay'
          ? card('Late train').getByRole('button', { name: 'Edit' })
          : screen.getByRole('button', { name: 'Add group' });
      await waitFor(() => expect(document.activeElement).toBe(heir));
    }
  });

  it('is deleted after the question, at once', async () => {
    const { writes } = await show(() => new Promise(() => undefined));
    await press('Late train', 'Edit');
    await press('Late train', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Group' });
    expect(within(dialog).getByText('Are you sure you wish to delete this group?')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, delete' }));
    expect(screen.queryByRole('article', { name: 'Late train' })).toBeNull();
    expect(writes()).toMatchObject([{ method: 'DELETE', path: '/groups/12.json', query: { game_id: 7 } }]);
  });
});

describe('the list of teams', () => {
  const crew = (n: number) => ({ id: 20 + n, name: n === 4 ? 'Éclair' : `Crew ${n}` });

  it('is searched where there are many, without regard to accents, and Enter takes the first that fits', async () => {
    const { writes } = await show(undefined, { teams: Array.from({ length: 9 }, (_, n) => crew(n)) });
    await press('Quay', 'Edit');
    await press('Quay', 'Add a team');
    const search = await card('Quay').findByLabelText('Search teams');
    expect(document.activeElement).toBe(search);
    await userEvent.type(search, 'eclair');
    const offered = within(card('Quay').getByRole('group', { name: 'Teams to add' })).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Éclair']);
    await userEvent.keyboard('{Enter}');
    expect(writes()).toMatchObject([{ body: { game_id: 7, team_id: 24 } }]);
  });
});

describe('leaving the groups', () => {
  it('asks while a name that was typed is not saved yet', async () => {
    const { location, host } = await show(() => new Promise(() => undefined));
    await press('Quay', 'Edit');
    await userEvent.type(card('Quay').getByLabelText('Group Name'), 's');
    await act(async () => host.navigation.navigate('/dashboard'));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(location().pathname).toBe('/groups/organize/7');
    await userEvent.click(within(question).getByRole('button', { name: /Leave/ }));
    expect(location().pathname).toBe('/dashboard');
  });
});

describe('what others do', () => {
  const message = (source: LiveMessage['source']): LiveMessage => ({
    id: 'm',
    source,
    detail: { user_id: 77, game: { id: 7 } },
  });

  it.each(['ss.group.create', 'ss.group.update', 'ss.group.delete'] as const)('to groups (%s) asks', async (source) => {
    const { screens } = await show();
    expect(verdictOn(message(source), screens.at(-1), 1)).toBe('ask');
  });

  const renamed = (id: number): LiveMessage => ({
    ...message('ss.group.update'),
    detail: { user_id: 77, game: { id: 7 }, group: { id, name: 'Late train' }, fields: ['label'] },
  });

  it('to another group than the open one is merged, and told in one line', async () => {
    const { screens, notices } = await show();
    await press('Quay', 'Edit');
    expect(verdictOn(renamed(12), screens.at(-1), 1)).toBe('reload');
    expect(notices.map(({ text }) => text)).toEqual(['Changed by someone else: Late train']);
  });

  it('to the name that is typed here shows both at the field, saves nothing meanwhile, and either can stay', async () => {
    const groups = [QUAY, TRAIN];
    const { screens, answered, writes } = await show(() => ({}), { groups });
    await press('Quay', 'Edit');
    await userEvent.type(card('Quay').getByLabelText('Group Name'), ' side');
    groups[0] = { ...QUAY, name: 'Pier' };
    expect(verdictOn(renamed(11), screens.at(-1), 1)).toBe('ask');
    const told = { field: '11', label: 'Group Name', mine: 'Quay side', theirs: 'Pier' };
    expect(await act(() => screens.at(-1)?.differences?.([renamed(11)]))).toEqual([told]);
    await userEvent.tab();
    expect(writes()).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect(answered).toEqual([['11']]);
    await act(async () => {
      screens.at(-1)?.onSettled?.();
      screens.at(-1)?.onRefresh?.(renamed(11), ['11']);
    });
    await waitFor(() => expect(writes()).toMatchObject([{ method: 'PUT', body: { label: 'Quay side' } }]));
  });

  it('to teams loads the chips anew without a question', async () => {
    const fake = await show();
    const { calls } = fake;
    const before = calls.filter(({ path }) => path === '/groups.json').length;
    expect(await act(() => hear(fake, message('ss.team.rename')))).toBe('reload');
    expect(calls.filter(({ path }) => path === '/groups.json')).toHaveLength(before + 1);
  });
});

describe('a new group', () => {
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add group' }));

  it('is asked for with the page size and stands on top, ready for its name', async () => {
    const { writes } = await show(() => ({ group: { id: 13, name: 'New group', teams: [] }, meta: { page: 3 } }));
    await add();
    expect(writes()).toMatchObject([{ method: 'POST', path: '/groups.json', body: { game_id: 7, per_page: 25 } }]);
    const [first] = await screen.findAllByRole('article');
    expect(within(first as HTMLElement).getByLabelText('Group Name')).toBe(document.activeElement);
  });

  it.each([
    [{ message: 'Ask Maren.' }, 'Ask Maren.'],
    [undefined, 'You must be the game creator, a game administrator, or a system super administrator.'],
  ])('that is refused with 403 and %j says why', async (data, text) => {
    const { notices, reported } = await show(() => {
      throw refusal(403, data);
    });
    await add();
    await waitFor(() => expect(notices).toMatchObject([{ tone: 'danger', text }]));
    expect(reported).toEqual([]);
  });

  it('that fails otherwise is left to the host', async () => {
    const { notices, reported } = await show(() => {
      throw failure(500);
    });
    await add();
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(notices).toEqual([]);
  });
});
