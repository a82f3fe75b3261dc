import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { openRows, ROWS } from '../testing/open-rows';
import { nearestKey, readPasted } from './rows';
import { asRead } from './usage';

jest.setTimeout(60_000);
afterEach(unmountRemotes);

const shown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    );
const write = async (name: 'Key' | 'Value', text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
};

it('lists rows sorted by key, ignoring case, after one read', async () => {
  const { calls } = await openRows({ rows: [...ROWS, { id: 9, key: 'Brig', value: 'x' }] });
  expect(shown()).toEqual([
    ['%{Brig}', 'x'],
    ['%{captain}', 'Elsie Rowe'],
    ['%{pub}', 'The Ostrich'],
  ]);
  // The bare key can be found, by sight and by screen reader.
  expect(screen.getByText('pub')).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'pub' })).toBeTruthy();
  expect(calls.filter(({ path }) => path === '/personalizations.json')).toMatchObject([
    { method: 'GET', query: { game_id: 7 } },
  ]);
});

it('adds a row optimistically and restores the form when it is rejected', async () => {
  const { backend, writes } = await openRows();
  let open = () => {};
  backend.held = new Promise((resolve) => {
    open = resolve;
  });
  backend.refuse = () => refusal(422, { errors: { key: ['This game already has this key.'] } });
  await userEvent.click(screen.getByRole('button', { name: 'Add New' }));
  await write('Key', 'host');
  await write('Value', 'Any “text” & <b>more</b>');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(shown()).toContainEqual(['%{host}', 'Any “text” & <b>more</b>']);
  open();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Value' });
  expect(field.value).toBe('Any “text” & <b>more</b>');
  expect(screen.getByText('This game already has this key.')).toBeTruthy();
  expect(shown()).toHaveLength(2);
  backend.refuse = () => undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shown()).toHaveLength(3));
  const body = { game_id: 7, key: 'host', value: 'Any “text” & <b>more</b>' };
  expect(writes().at(-1)).toMatchObject({ method: 'POST', path: '/personalizations.json', body });
});

describe('a row being added', () => {
  const adding = async () => {
    const opened = await openRows({ texts: ['Meet the %{host}.', 'Ask the %{host}.'] });
    let respond = () => {};
    opened.backend.held = new Promise((resolve) => {
      respond = resolve;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Add New' }));
    await write('Key', 'host');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    return { ...opened, respond };
  };

  it('keeps its menu open when it is stored', async () => {
    const { calls, respond } = await adding();
    await userEvent.click(await screen.findByRole('button', { name: '2 challenges' }));
    const loaded = calls.length;
    respond();
    await waitFor(() => expect(calls.length).toBeGreaterThan(loaded));
    expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  });

  it('is changed and deleted once it is stored', async () => {
    const { writes, respond } = await adding();
    await userEvent.click(screen.getByRole('button', { name: 'Edit %{host}' }));
    const form = screen.getByRole('form', { name: 'Edit host' });
    await write('Value', 'Captain');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect(writes()).toHaveLength(1);
    respond();
    await waitFor(() => expect(shown()).toContainEqual(['%{host}', 'Captain']));
    const id = writes()[1]?.path.match(/\d+/)?.[0];
    expect(writes()[1]).toMatchObject({ method: 'PUT', body: { key: 'host', value: 'Captain' } });
    await userEvent.click(screen.getByRole('button', { name: 'Delete %{host}' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(writes()).toHaveLength(3));
    expect(writes()[2]).toMatchObject({ method: 'DELETE', path: `/personalizations/${id}.json` });
    await waitFor(() => expect(shown()).toHaveLength(2));
  });

  it('stays the one being edited when somebody else changes its key', async () => {
    const { backend, client, respond } = await adding();
    respond();
    await waitFor(() => expect(backend.rows).toHaveLength(3));
    await userEvent.click(screen.getByRole('button', { name: 'Edit %{host}' }));
    await write('Value', 'Captain');
    await act(() => client.invalidateQueries());
    backend.rows = backend.rows.map((row) => (row.key === 'host' ? { ...row, key: 'guide' } : row));
    await act(() => client.invalidateQueries());
    expect(await screen.findByRole('form', { name: 'Edit guide' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' }).value).toBe('Captain');
  });

  it('keeps what was changed if it cannot be added', async () => {
    const { backend, respond } = await adding();
    backend.refuse = () => refusal(422, { errors: { key: ['This game already has this key.'] } });
    await userEvent.click(screen.getByRole('button', { name: 'Edit %{host}' }));
    await write('Value', 'Captain');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    respond();
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Value' })).value).toBe('Captain');
  });
});

it('accepts a to z as a key, suggests the nearest valid key and sends nothing before', async () => {
  const { writes } = await openRows();
  await userEvent.click(screen.getByRole('button', { name: 'Add New' }));
  await write('Key', 'Pub2');
  expect(screen.getByText('Lower-case letters a to z only.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(writes()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Use pub' }));
  expect(screen.getByText('This game already has this key.')).toBeTruthy();
  expect(nearestKey('Café 12')).toBe('cafe');
});

it('edits a row and replaces its key in texts', async () => {
  const { writes } = await openRows({ texts: ['Meet at the %{pub}.', 'No key here.'] });
  await userEvent.click(screen.getByRole('button', { name: 'Edit %{pub}' }));
  await write('Key', 'tavern');
  expect(await screen.findByRole('checkbox', { name: 'Also change it in 1 challenge' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(shown()).toContainEqual(['%{tavern}', 'The Ostrich']);
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()).toMatchObject([
    { method: 'PUT', path: '/personalizations/3.json', body: { game_id: 7, key: 'tavern', value: 'The Ostrich' } },
    { method: 'PUT', body: { game_id: 7, description: 'Meet at the %{tavern}.' } },
  ]);
});

it('returns focus to the edited row after Cancel, or to Add New', async () => {
  await openRows();
  const edit = () => screen.getByRole('button', { name: 'Edit %{pub}' });
  await userEvent.click(edit());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement).toBe(edit()));
  const add = screen.getByRole('button', { name: 'Add New' });
  await userEvent.click(add);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(add.textContent));
});

it('closes a form with Escape, but not while a word is being composed', async () => {
  await openRows();
  await userEvent.click(screen.getByRole('button', { name: 'Edit %{pub}' }));
  const typed = screen.getByRole('textbox', { name: 'Value' });
  fireEvent.change(typed, { target: { value: '錨' } });
  fireEvent.keyDown(typed, { key: 'Escape', isComposing: true });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' }).value).toBe('錨');
  fireEvent.keyDown(typed, { key: 'Escape' });
  expect(screen.queryByRole('textbox', { name: 'Value' })).toBeNull();
});

it('deletes a row after confirmation', async () => {
  const { writes } = await openRows();
  await userEvent.click(screen.getByRole('button', { name: 'Delete %{pub}' }));
  expect(writes()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
  expect(shown()).toEqual([['%{captain}', 'Elsie Rowe']]);
  await waitFor(() =>
    expect(writes()).toMatchObject([{ method: 'DELETE', path: '/personalizations/3.json', query: { game_id: 7 } }]),
  );
});

it('can be used by game administrators only', async () => {
  const { calls, element } = await openRows({ game: { user: { access: 'Joined', super_admin: false } } });
  expect(element.textContent).toContain('Only the administrators of this game can change its personalisations.');
  expect(calls.filter(({ path }) => path === '/personalizations.json')).toEqual([]);
  await unmountRemotes();
  // An unknown role is left to the provider.
  await openRows({ game: { user: undefined } });
  expect(shown()).toHaveLength(2);
});

it('works without what only shows usage, whose failures are silent', async () => {
  const { calls } = await openRows({ texts: ['Meet at the %{pub}.'], fails: true });
  await waitFor(() => expect(screen.queryByText('Not used')).toBeNull());
  expect(shown()).toHaveLength(2);
  const around = calls.filter(({ path }) => path !== '/personalizations.json' && path !== '/games/7.json');
  const paths = ['/tasks/game/7.json', '/achievements/game/7.json', '/answers/messages/7.json', '/teams/organize.json'];
  expect(around.filter(({ silent }) => silent).map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  expect(around.filter(({ silent, path }) => !silent && paths.includes(path))).toEqual([]);
});

it('lists keys without a value and previews a challenge with values filled in', async () => {
  await openRows({ texts: ['Ask %{captain} at the %{drydock}.'] });
  expect(await screen.findByText('%{drydock} has no value. Players read it as it is written.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add value %{drydock}' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Key' }).value).toBe('drydock');
  const filled = await screen.findByText('Elsie Rowe', { selector: 'mark' });
  await userEvent.hover(filled);
  expect(await screen.findByText('%{captain}', { selector: '[popover] *' })).toBeTruthy();
  const parts = asRead('%{a} and %{b}', new Map([['a', '']]));
  expect(parts).toEqual([{ text: '', key: 'a' }, { text: ' and ' }, { text: '%{b}' }]);
});

it('pastes rows from a spreadsheet as new, changed or skipped', async () => {
  const { writes } = await openRows();
  expect(readPasted('captain\tElsie Rowe\npub;The Anchor; Rope\nHost\tx\nhost,Ada', ROWS)).toEqual({
    added: [{ key: 'host', value: 'Ada' }],
    changed: [{ id: 3, key: 'pub', value: 'The Anchor; Rope' }],
    skipped: ['Host\tx'],
  });
  const signs = "motto,Run; don't walk\nlink;https://x.example/?a=1;b=2\ntoast\tRum; gin, ale\nbare";
  expect(readPasted(signs, ROWS)).toEqual({
    added: [
      { key: 'motto', value: "Run; don't walk" },
      { key: 'link', value: 'https://x.example/?a=1;b=2' },
      { key: 'toast', value: 'Rum; gin, ale' },
    ],
    changed: [],
    skipped: ['bare'],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Paste rows' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Rows' }), { target: { value: 'host\tAda\npub\tThe Anchor' } });
  expect(screen.getByText('1 new, 1 changed, 0 skipped')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(writes().map(({ method }) => method)).toEqual(['POST', 'PUT']));
});

it('searches keys and values', async () => {
  const rows = [...'abcdefghi'].map((key, at) => ({ id: at + 10, key: key.repeat(3), value: `Pier ${at}` }));
  await openRows({ rows: [...ROWS, ...rows] });
  const search = await screen.findByRole('searchbox', { name: 'Search keys and values' });
  await userEvent.type(search, 'ostr');
  await waitFor(() => expect(shown()).toEqual([['%{pub}', 'The Ostrich']]));
  await userEvent.clear(search);
  await userEvent.type(search, 'CCC');
  await waitFor(() => expect(shown()).toEqual([['%{ccc}', 'Pier 2']]));
  await userEvent.type(search, 'x');
  expect(await screen.findByText('No results')).toBeTruthy();
});
