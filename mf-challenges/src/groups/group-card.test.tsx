import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { failure, refusal } from '@waymark/testing';
import { card, chips, prepareGroups, press, QUAY, showGroups, TRAIN, toggle } from '../testing/render-groups';

prepareGroups();

describe('a group card', () => {
  it('switches modes with Edit and Close', async () => {
    await showGroups();
    expect(toggle('Quay').textContent).toMatch(/^Edit/);
    expect(card('Quay').queryByLabelText('Group Name')).toBeNull();
    await press('Quay', 'Edit');
    expect(card('Quay').getByLabelText('Group Name')).toBeTruthy();
    await press('Quay', 'Close');
    expect(card('Quay').queryByLabelText('Group Name')).toBeNull();
  });

  it('saves the name on blur', async () => {
    const { writes } = await showGroups();
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

  it('offers only teams outside the group and closes the list after a choice', async () => {
    const { writes } = await showGroups();
    await press('Quay', 'Edit');
    const toggle = card('Quay').getByRole('button', { name: '+ Add a team' });
    await userEvent.click(toggle);
    expect(card('Quay').getByRole('button', { name: '- Close the list of teams' })).toBe(toggle);
    const choices = await card('Quay').findByRole('group', { name: 'Teams to add' });
    const offered = await within(choices).findAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Eels']);
    await userEvent.keyboard('{Enter}');
    expect(card('Quay').queryByRole('group', { name: 'Teams to add' })).toBeNull();
    expect(chips('Quay')).toEqual(['Crabs', 'Eels', 'gulls']);
    expect(writes()).toMatchObject([{ method: 'PUT', path: '/groups/11.json', body: { game_id: 7, team_id: 3 } }]);
  });

  it('removes teams at once; without teams the group can be deleted', async () => {
    const { writes } = await showGroups();
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

  it('updates optimistically and rolls back on failure', async () => {
    let refuse = () => {};
    const { reported } = await showGroups(
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

  it('reports a refused change of its teams, although another follows', async () => {
    let refuse = () => {};
    const { reported, writes } = await showGroups(({ query }) =>
      query?.team_id === 1 ? new Promise((_, reject) => (refuse = () => reject(failure(500)))) : {},
    );
    await press('Quay', 'Edit');
    await press('Quay', 'Remove gulls');
    await press('Quay', 'Remove Crabs');
    expect(chips('Quay')).toEqual([]);
    await act(async () => refuse());
    await waitFor(() => expect(chips('Quay')).toEqual(['gulls']));
    expect([writes().length, reported.length]).toEqual([2, 1]);
  });

  it('shows a rejected name only at its field and keeps what was typed', async () => {
    const data = { errors: { label: ['That name is taken.'] } };
    const { reported } = await showGroups(({ handles }) => {
      throw { ...failure(422, data), message: 'That name is taken.', handled: handles?.includes(422) === true };
    });
    await press('Quay', 'Edit');
    const name = card('Quay').getByLabelText<HTMLInputElement>('Group Name');
    fireEvent.change(name, { target: { value: 'Late train' } });
    fireEvent.blur(name);
    expect(await screen.findByText('That name is taken.')).toBeTruthy();
    expect([name.value, reported]).toEqual(['Late train', []]);
  });

  it('has nothing left to save once a refused name is put back or its card is closed', async () => {
    const { go, location } = await showGroups(() => {
      throw refusal(422, undefined, 'That name is taken.');
    });
    await press('Quay', 'Edit');
    const name = card('Quay').getByLabelText('Group Name');
    await userEvent.type(name, '!');
    await userEvent.tab();
    expect(await card('Quay').findByText('That name is taken.')).toBeTruthy();
    await userEvent.type(name, '{Backspace}');
    await userEvent.tab();
    await waitFor(() => expect(card('Quay').queryByText('That name is taken.')).toBeNull());
    await userEvent.type(name, '?');
    await userEvent.tab();
    expect(await card('Quay').findByText('That name is taken.')).toBeTruthy();
    await press('Quay', 'Close');
    await act(async () => go('/groups/organize/new'));
    expect(location().pathname).toBe('/groups/organize/new');
  });

  it('has nothing left to save once refused changes of its teams are rolled back', async () => {
    const { go, location, reported } = await showGroups(() => {
      throw failure(500);
    });
    await press('Quay', 'Edit');
    await press('Quay', 'Remove gulls');
    await press('Quay', '+ Add a team');
    await userEvent.click(await card('Quay').findByRole('button', { name: 'Eels' }));
    await waitFor(() => expect(chips('Quay')).toEqual(['Crabs', 'gulls']));
    expect(reported).toHaveLength(2);
    expect(card('Quay').queryByText('Not saved')).toBeNull();
    await act(async () => go('/groups/organize/new'));
    expect(location().pathname).toBe('/groups/organize/new');
  });

  it('saves an empty name; if it is refused, the reason is at the field', async () => {
    const { writes } = await showGroups(() => {
      throw refusal(422, { errors: { label: ['Enter a name.'] } }, 'Enter a name.');
    });
    await press('Quay', 'Edit');
    const name = card('Quay').getByLabelText<HTMLInputElement>('Group Name');
    await userEvent.clear(name);
    expect(writes()).toEqual([]);
    await userEvent.tab();
    expect(writes()).toMatchObject([{ method: 'PUT', path: '/groups/11.json', body: { game_id: 7, label: '' } }]);
    expect(await screen.findByText('Enter a name.')).toBeTruthy();
    expect(name.value).toBe('');
    expect(screen.getByRole('article', { name: 'Quay' })).toBeTruthy();
  });

  it('passes the focus to the next card when deleted, or to Add group', async () => {
    const groups: { id: number; teams?: unknown[] }[] = [{ ...QUAY, teams: [] }, TRAIN];
    const remove = ({ path }: ApiRequest) =>
      groups.splice(
        groups.findIndex(({ id }) => path === `/groups/${id}.json`),
        1,
      );
    await showGroups(remove, { groups });
    for (const name of ['Quay', 'Late train']) {
      await press(name, 'Edit');
      await press(name, 'Delete');
      await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
      const heir = name === 'Quay' ? toggle('Late train') : screen.getByRole('button', { name: 'Add group' });
      await waitFor(() => expect(document.activeElement).toBe(heir));
    }
  });

  it('is deleted at once after confirmation', async () => {
    const { writes } = await showGroups(() => new Promise(() => undefined));
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

  it('is searchable if long, ignores accents, and Enter picks the first match', async () => {
    const { writes } = await showGroups(undefined, { teams: Array.from({ length: 9 }, (_, n) => crew(n)) });
    await press('Quay', 'Edit');
    await press('Quay', '+ Add a team');
    const search = await card('Quay').findByLabelText('Search teams');
    expect(document.activeElement).toBe(search);
    await userEvent.type(search, 'eclair');
    const offered = within(card('Quay').getByRole('group', { name: 'Teams to add' })).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Éclair']);
    // Keys of an input method belong to the composition.
    for (const key of ['Enter', 'Escape']) fireEvent.keyDown(search, { key, isComposing: true });
    expect([writes(), search.isConnected]).toEqual([[], true]);
    await userEvent.keyboard('{Enter}');
    expect(writes()).toMatchObject([{ body: { game_id: 7, team_id: 24 } }]);
  });
});
