import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Task } from '@waymark/contract';
import { failure, refusal } from '@waymark/testing';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { token } from '@waymark/ui';
import { card, cards, choose, names, showList } from '../testing/render-list';

// Menus, dialogs and editors compile on first use.
jest.setTimeout(60_000);

jest.mock('../editor/challenge-editor', () => ({
  ChallengeEditor: ({ known }: { known?: Task }) => <p>Everything of {known?.name}</p>,
}));

afterEach(unmountRemotes);

describe('a challenge', () => {
  it('is deleted at once after confirmation and restored from the notice', async () => {
    const { writes, notices } = await showList();
    await choose('Challenge 103', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Challenge' });
    expect(writes()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, delete' }));
    expect(names()).not.toContain('Challenge 103');
    expect(writes()).toMatchObject([{ method: 'DELETE', path: '/tasks/103.json', query: { game_id: 7 } }]);
    await waitFor(() => expect(notices).toMatchObject([{ text: 'Deleted “Challenge 103”' }]));
    const trash = await screen.findByRole('region', { name: 'Deleted a moment ago' });
    expect(within(trash).getByText('Challenge 103')).toBeTruthy();
    // The notice disappears with its button, which had focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await act(async () => notices[0]?.action?.run());
    await waitFor(() => expect(names()).toContain('Challenge 103'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Deleted a moment ago' })).toBeNull());
    const back = card('Challenge 103').getByRole('button', { name: 'Edit Challenge 103' });
    await waitFor(() => expect(document.activeElement).toBe(back));
  });

  it('is restored from below the list, and focused', async () => {
    await showList();
    await choose('Challenge 103', 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo deletion of Challenge 103' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Deleted a moment ago' })).toBeNull());
    const back = card('Challenge 103').getByRole('button', { name: 'Edit Challenge 103' });
    await waitFor(() => expect(document.activeElement).toBe(back));
  });

  it('reappears when its deletion fails', async () => {
    const { platform, reported } = await showList();
    platform.refuse = () => {
      throw failure(500);
    };
    await choose('Challenge 103', 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(names()).toContain('Challenge 103');
  });

  it('is added with the page size and opens', async () => {
    const { writes } = await showList();
    await userEvent.click(screen.getByRole('button', { name: 'Add challenge' }));
    expect(writes()).toMatchObject([{ method: 'POST', path: '/tasks.json', body: { game_id: 7, per_page: 25 } }]);
    expect(await screen.findByText('Everything of New one')).toBeTruthy();
  });

  it('is duplicated', async () => {
    const { writes, texts } = await showList();
    await choose('Challenge 101', 'Duplicate');
    await waitFor(() => expect(texts()).toEqual(['New one is number 6 now.']));
    expect(writes()).toMatchObject([{ path: '/tasks/101/duplicate.json', body: { game_id: 7, per_page: 25 } }]);
  });

  it('offers only Delete, without undo, with a provider of documented calls', async () => {
    const { writes, notices } = await showList({ documents: true });
    await userEvent.click(card('Challenge 103').getByRole('button', { name: 'Actions for Challenge 103' }));
    const actions = await screen.findAllByRole('menuitem');
    expect(actions.map(({ textContent }) => textContent)).toEqual(['Delete']);
    await userEvent.click(actions[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(notices).toMatchObject([{ text: 'Deleted “Challenge 103”' }]));
    expect(notices[0]?.action).toBeUndefined();
    expect(writes()).toMatchObject([{ method: 'DELETE', path: '/tasks/103.json', query: { game_id: 7 } }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement).toBe(card('Challenge 104').getByRole('button', { name: 'Edit Challenge 104' }));
  });

  it('opens after adding even if the response lacks it, as the newest of the list', async () => {
    await showList({ documents: true, count: 12, path: '/tasks/organize/7?pageSize=10' });
    await userEvent.click(screen.getByRole('button', { name: 'Add challenge' }));
    expect(await screen.findByText('Everything of New one')).toBeTruthy();
    expect(names()).toEqual(['Challenge 111', 'Challenge 112', 'New one']);
  });

  it('reports a missing duplicate call and no longer offers it', async () => {
    const { platform, texts, reported } = await showList();
    platform.lacks = ({ path }) => path.endsWith('/duplicate.json');
    await choose('Challenge 101', 'Duplicate');
    await waitFor(() => expect(texts()).toEqual(["This isn't available on this platform."]));
    expect(reported).toEqual([]);
    await userEvent.click(card('Challenge 101').getByRole('button', { name: 'Actions for Challenge 101' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Delete']);
  });

  it('is copied from another game', async () => {
    const { writes, notices } = await showList();
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
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

  it('is offered only with the feature ai', async () => {
    await showList();
    expect(screen.queryByRole('button', { name: 'Suggest Challenge' })).toBeNull();
  });

  it.each([
    [3, 'red', token.dangerText, token.danger],
    [4, 'green', token.successText, token.success],
  ])('in a game with %i challenges has a button in %s', async (count, tone, text, line) => {
    await showList({ count, features: ['ai'] });
    expect(suggest().dataset.tone).toBe(tone);
    const { color, borderColor } = getComputedStyle(suggest());
    expect([color, borderColor]).toEqual([text, line]);
  });

  it('is requested from the provider and opens in the list', async () => {
    const { writes, notices } = await showList({ features: ['ai'], documents: true });
    await userEvent.click(suggest());
    expect(writes()).toMatchObject([{ method: 'POST', path: '/tasks/suggest.json', body: { game_id: 7 } }]);
    expect(Object.keys(writes()[0]?.body ?? {})).toEqual(['game_id']);
    expect(await screen.findByText('Everything of New one')).toBeTruthy();
    await waitFor(() => expect(notices).toMatchObject([{ text: 'Added “New one”' }]));
  });

  it('is one of three ideas, which can be refreshed; the chosen one can be undone', async () => {
    const { writes, notices } = await showList({ features: ['ai'] });
    await clickOn(suggest());
    const dialog = within(await screen.findByRole('dialog', { name: 'Suggest Challenge' }));
    const first = await dialog.findByRole('button', { name: /Idea 1/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(first.textContent).toBe('Idea 1Photo · 20 pointsFind it & pose.');
    await userEvent.click(dialog.getByRole('button', { name: 'Other ideas' }));
    expect(writes()).toEqual([]);
    await clickOn(await dialog.findByRole('button', { name: /Idea 5/ }));
    expect(writes()).toMatchObject([
      { path: '/tasks/suggest.json', body: { game_id: 7, idea: { name: 'Idea 5', task_type: 1, points: 20 } } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Everything of Idea 5')).toBeTruthy();
    await waitFor(() => expect(notices).toMatchObject([{ text: 'Added “Idea 5”' }]));
    expect(names()).toContain('Idea 5');

    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await act(async () => notices[0]?.action?.run());
    await waitFor(() => expect(names()).not.toContain('Idea 5'));
    expect(writes()[1]).toMatchObject({ method: 'DELETE', query: { game_id: 7 } });
    expect(screen.queryByText('Everything of Idea 5')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(suggest()));
  });

  it('can be retried when loading fails, and keeps the ideas open when adding fails', async () => {
    const { platform, reported } = await showList({ features: ['ai'] });
    platform.ideas = () => {
      throw refusal(502, undefined, 'No suggestion came.');
    };
    await clickOn(suggest());
    expect(await screen.findByText('Try again, or add a challenge of your own.')).toBeTruthy();
    platform.ideas = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    platform.refuse = () => {
      throw failure('none');
    };
    await userEvent.click(await screen.findByRole('button', { name: /Idea 2/ }));
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(screen.getByRole('button', { name: /Idea 2/ })).toBeTruthy();
  });

  it('is created directly if the platform lacks ideas despite offering them', async () => {
    const { platform, writes } = await showList({ features: ['ai'] });
    platform.lacks = ({ path }) => path.startsWith('/tasks/ideas/');
    await clickOn(suggest());
    await waitFor(() => expect(writes()).toMatchObject([{ path: '/tasks/suggest.json', body: { game_id: 7 } }]));
    expect(await screen.findByText('Everything of New one')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that makes the provider fail replaces the screen with an error', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { platform } = await showList({ features: ['ai'], documents: true });
    platform.refuse = () => {
      throw refusal(503, undefined, 'Out of ideas.');
    };
    await userEvent.click(suggest());
    expect(await screen.findByRole('heading', { name: 'Internal server error' })).toBeTruthy();
    expect(cards()).toEqual([]);
    jest.restoreAllMocks();
  });
});

describe('bulk changes', () => {
  const select = async (...ids: number[]) => {
    for (const id of ids) await clickOn(screen.getByRole('checkbox', { name: `Select Challenge ${id}` }));
  };
  const bar = () => within(screen.getByRole('region', { name: 'Selected challenges' }));

  it('set points in one request with one undo', async () => {
    const { writes, notices } = await showList();
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

  it('delete in one request after confirmation', async () => {
    const { writes } = await showList();
    await select(101);
    fireEvent.click(bar().getByRole('checkbox', { name: 'Select all shown' }));
    await select(105);
    await userEvent.click(bar().getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    expect(names()).toEqual(['Challenge 105']);
    expect(writes()).toMatchObject([{ body: { game_id: 7, ids: [101, 102, 103, 104], delete: 1 } }]);
  });

  it('delete one by one without a bulk call until one fails, and keep the rest selected', async () => {
    const { platform, writes, reported, texts } = await showList({ documents: true });
    platform.refuse = ({ path }) => {
      if (path === '/tasks/104.json') throw failure(500);
    };
    await select(101, 103, 104, 105);
    expect(
      bar()
        .getAllByRole('button')
        .map(({ ariaLabel }) => ariaLabel),
    ).toEqual(['Delete', 'Select nothing']);
    await userEvent.click(bar().getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(names()).toEqual(['Challenge 102', 'Challenge 104', 'Challenge 105']));
    expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /tasks/101.json',
      'DELETE /tasks/103.json',
      'DELETE /tasks/104.json',
    ]);
    expect([texts(), reported.length]).toEqual([['2 challenges were deleted.'], 1]);
    expect(bar().getByText('2 selected')).toBeTruthy();
  });

  it('close their dialog when the platform lacks the call despite offering it', async () => {
    const { platform, texts, reported } = await showList();
    platform.lacks = ({ path }) => path === '/tasks/bulk.json';
    await select(102);
    await userEvent.click(bar().getByRole('button', { name: 'Points' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Points' }), '80');
    await userEvent.click(screen.getByRole('button', { name: 'Change 1 challenge' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([texts(), reported]).toEqual([["This isn't available on this platform."], []]);
    expect(bar().queryByRole('button', { name: 'Points' })).toBeNull();
  });

  it('show a rejection in the dialog and keep the input', async () => {
    const { platform } = await showList();
    platform.refuse = () => {
      throw refusal(422, undefined, 'The end must be after the start.');
    };
    await select(102);
    await userEvent.click(bar().getByRole('button', { name: 'Timing' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Timer in seconds' }), '30');
    await userEvent.click(screen.getByRole('button', { name: 'Change 1 challenge' }));
    expect(await screen.findByText('The end must be after the start.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Timer in seconds' }).value).toBe('30');
  });
});
