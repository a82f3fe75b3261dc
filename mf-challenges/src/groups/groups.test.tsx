import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { buildGame, createFakeHost, failure, refusal } from '@waymark/testing';
import { mountRemote } from '@waymark/testing/mount-remote';
import remote from '../remote';
import { card, chips, PHOTO, prepareGroups, press, QUAY, showGroups, toggle } from '../testing/render-groups';

prepareGroups();

describe('the groups screen', () => {
  it('loads a page of groups and shows each as a card with its teams by name', async () => {
    const { calls } = await showGroups();
    expect(calls).toContainEqual(
      expect.objectContaining({ path: '/groups.json', query: { game_id: 7, page: 1, per_page: 25 } }),
    );
    expect(chips('Quay')).toEqual(['Crabs', 'gulls']);
    expect(screen.getByRole('article', { name: 'Late train' })).toBeTruthy();
    expect(screen.getByText('Setup teams in advance or change them up during the game.')).toBeTruthy();
  });

  it('is one tab stop, with arrow keys between cards', async () => {
    await showGroups();
    await waitFor(() => expect(toggle('Late train').tabIndex).toBe(-1));
    act(() => toggle('Quay').focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(toggle('Late train'));
    expect(toggle('Quay').tabIndex).toBe(-1);
  });

  it('lets Tab go from the name of an open group to the controls behind it', async () => {
    await showGroups();
    await waitFor(() => expect(toggle('Late train').tabIndex).toBe(-1));
    await press('Quay', 'Edit');
    act(() => card('Quay').getByLabelText('Group Name').focus());
    await userEvent.tab();
    expect(document.activeElement).toBe(card('Quay').getByRole('button', { name: 'Remove Crabs' }));
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(card('Quay').getByRole('button', { name: '+ Add a team' }));
  });

  it('adds a group with N, shown on the button, except while typing', async () => {
    const { writes } = await showGroups(() => ({ group: { id: 14, name: 'Ferry' } }));
    expect(screen.getByRole('button', { name: 'Add group' }).getAttribute('aria-keyshortcuts')).toBe('N');
    await press('Quay', 'Edit');
    const name = card('Quay').getByLabelText<HTMLInputElement>('Group Name');
    await userEvent.type(name, 'n');
    expect([name.value, writes()]).toEqual(['Quayn', []]);
    act(() => name.blur());
    await userEvent.keyboard('n');
    await waitFor(() => expect(writes()).toContainEqual(expect.objectContaining({ method: 'POST' })));
  });

  it.each([
    ['name', { id: 13, name: 'Ferry', label: '', teams: [] }],
    ['label', { id: 13, name: null, label: 'Ferry', teams: [] }],
    ['label with an empty name', { id: 13, name: '', label: 'Ferry', teams: [] }],
  ])('reads the name of a group from its %s', async (_, group) => {
    await showGroups(undefined, { groups: [group] });
    expect(screen.getByRole('article', { name: 'Ferry' })).toBeTruthy();
  });

  it('says when there are no groups yet', async () => {
    await showGroups(undefined, { groups: [] });
    expect(screen.getByRole('heading', { name: 'No groups yet' })).toBeTruthy();
    expect(screen.getByText('There are no results.')).toBeTruthy();
  });

  it('offers neither another try nor a new group to whoever is refused the groups', async () => {
    const respond = ({ path }: ApiRequest) => {
      if (path === '/groups.json') throw failure(403, undefined, 'Ask Maren.');
      return { game: buildGame() };
    };
    const { writes } = await showGroups(undefined, { respond });
    expect(await screen.findByText('Ask Maren.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
    await userEvent.keyboard('n');
    expect(writes()).toEqual([]);
  });

  it('can be tried again after any other failure', async () => {
    const respond = ({ path }: ApiRequest) => {
      if (path === '/groups.json') throw failure(500, undefined, 'The harbour is closed.');
      return { game: buildGame() };
    };
    await showGroups(undefined, { respond });
    expect(await screen.findByText('The harbour is closed.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add group' })).toBeTruthy();
  });

  it('shows three placeholder cards while the groups load', async () => {
    const fake = createFakeHost({ path: '/groups/organize/7', respond: () => new Promise(() => undefined) });
    const { element } = await mountRemote(remote, fake);
    await screen.findByText('Loading');
    expect(element.querySelector('[aria-busy="true"] [aria-hidden="true"] > div')?.children).toHaveLength(3);
  });

  it('keeps page and page size in the address', async () => {
    const { calls, location } = await showGroups(undefined, { path: '/groups/organize/7?page=2&pageSize=10' });
    expect(calls).toContainEqual(expect.objectContaining({ query: { game_id: 7, page: 2, per_page: 10 } }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(location().search).toBe('?page=3&pageSize=10');
  });

  it('is empty and loads nothing while the game is new', async () => {
    const { calls } = await showGroups(undefined, { path: '/groups/organize/new' });
    expect(screen.getByRole('heading', { name: 'No groups yet' })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('shows the photo of a team or a default image', async () => {
    await showGroups();
    const [crabs, gulls] = card('Quay').getAllByRole('listitem');
    expect(gulls?.querySelector('img')?.getAttribute('src')).toBe(PHOTO);
    expect(crabs?.querySelector('[data-default-image]')).toBeTruthy();
  });
});

describe('leaving the groups', () => {
  it('asks while a typed name is unsaved', async () => {
    const { location, host } = await showGroups(() => new Promise(() => undefined));
    await press('Quay', 'Edit');
    await userEvent.type(card('Quay').getByLabelText('Group Name'), 's');
    await act(async () => host.navigation.navigate('/dashboard'));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(location().pathname).toBe('/groups/organize/7');
    await userEvent.click(within(question).getByRole('button', { name: /Leave/ }));
    expect(location().pathname).toBe('/dashboard');
  });
});

describe('a new group', () => {
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add group' }));

  it('is requested with the page size and added on top, with its name in focus', async () => {
    const { writes } = await showGroups(() => ({ group: { id: 13, name: 'New group', teams: [] }, meta: { page: 3 } }));
    await add();
    expect(writes()).toMatchObject([{ method: 'POST', path: '/groups.json', body: { game_id: 7, per_page: 25 } }]);
    const [first] = await screen.findAllByRole('article');
    expect(within(first as HTMLElement).getByLabelText('Group Name')).toBe(document.activeElement);
  });

  it('is still there after leaving and coming back while the list counts as fresh', async () => {
    const groups: object[] = [QUAY];
    const ferry = { id: 13, name: 'Ferry', teams: [] };
    const make = () => {
      groups.push(ferry);
      return { group: ferry };
    };
    const { go } = await showGroups(make, { groups, freshFor: 30_000 });
    await add();
    await screen.findByRole('article', { name: 'Ferry' });
    await act(async () => go('/groups/organize/new'));
    await screen.findByRole('heading', { name: 'No groups yet' });
    await act(async () => go('/groups/organize/7'));
    expect(await screen.findByRole('article', { name: 'Ferry' })).toBeTruthy();
  });

  it.each([
    [{ message: 'Ask Maren.' }, 'Ask Maren.'],
    [{ error: 'Ask Maren.' }, 'Ask Maren.'],
    [{ errors: ['Ask Maren.'] }, 'Ask Maren.'],
    ['Ask Maren.', 'Ask Maren.'],
    ['<h1>403 Forbidden</h1>', 'You must be the game creator, a game administrator, or a system super administrator.'],
    [undefined, 'You must be the game creator, a game administrator, or a system super administrator.'],
  ])('rejected with 403 and %j says why', async (data, text) => {
    const { notices, reported } = await showGroups(() => {
      throw refusal(403, data);
    });
    await add();
    await waitFor(() => expect(notices).toMatchObject([{ tone: 'danger', text }]));
    expect(reported).toEqual([]);
  });

  it('that fails otherwise is reported to the host', async () => {
    const { notices, reported } = await showGroups(() => {
      throw failure(500);
    });
    await add();
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(notices).toEqual([]);
  });
});
