import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERSONALIZATION_KEY_MAX, PERSONALIZATION_VALUE_MAX } from '@waymark/contract';
import { failure, refusal } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { openRows, ROWS } from '../testing/open-rows';
import { readPasted } from './rows';

afterEach(unmountRemotes);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const write = (name: 'Key' | 'Value', text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
const value = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' }).value;
const edit = async (key: string, text: string) => {
  await press(`Edit %{${key}}`);
  write('Value', text);
};

/** Opens the screen; writes wait until they are let go. */
async function openHeld() {
  const opened = await openRows();
  let letGo = () => {};
  opened.backend.held = new Promise((resolve) => {
    letGo = resolve;
  });
  return { ...opened, letGo: () => letGo() };
}

const paste = async (text: string) => {
  await press('Paste rows');
  fireEvent.change(screen.getByRole('textbox', { name: 'Rows' }), { target: { value: text } });
  await press('Take over');
};

it('saves a second change of a row after the first', async () => {
  const { backend, writes, letGo } = await openHeld();
  await edit('pub', 'The Anchor');
  await press('Save');
  await edit('pub', 'The Bell');
  await press('Save');
  expect(writes()).toHaveLength(1);
  letGo();
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes().map(({ body }) => body)).toMatchObject([{ value: 'The Anchor' }, { value: 'The Bell' }]);
  await waitFor(() => expect(backend.rows).toContainEqual({ id: 3, key: 'pub', value: 'The Bell' }));
});

it('opens what was refused once the form being filled in is closed', async () => {
  const { backend, letGo } = await openHeld();
  backend.refuse = () => refusal(422, { errors: { value: ['Choose another word.'] } });
  await edit('pub', 'The Anchor');
  await press('Save');
  await edit('captain', 'Ada');
  letGo();
  await waitFor(() => expect(screen.getByRole('cell', { name: 'The Ostrich' })).toBeTruthy());
  expect(screen.getByRole('form', { name: 'Edit captain' })).toBeTruthy();
  expect(value()).toBe('Ada');
  await press('Cancel');
  const form = await screen.findByRole('form', { name: 'Edit pub' });
  expect(value()).toBe('The Anchor');
  expect(within(form).getByText('Choose another word.')).toBeTruthy();
});

it('keeps the newer text of a row whose earlier change is refused', async () => {
  const { backend, reported, letGo } = await openHeld();
  backend.refuse = () => failure(500);
  await edit('pub', 'The Anchor');
  await press('Save');
  await edit('pub', 'The Bell');
  letGo();
  await waitFor(() => expect(reported).toHaveLength(1));
  expect(value()).toBe('The Bell');
  await press('Cancel');
  expect(screen.getByRole('cell', { name: 'The Ostrich' })).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

describe('pasted rows', () => {
  it('are all saved but those the provider refuses', async () => {
    const { backend, writes } = await openRows();
    backend.refuse = ({ body }) =>
      (body as { key: string }).key === 'host' ? refusal(422, { errors: { key: ['Not this key.'] } }) : undefined;
    await paste('guide\tIda\nhost\tAda\npilot\tElsie');
    await waitFor(() => expect(writes()).toHaveLength(3));
    expect(await screen.findByText('Not this key.')).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'pilot' })).toBeTruthy();
  });

  it('can be tried again when the provider cannot be reached', async () => {
    const { backend, writes } = await openRows();
    backend.refuse = ({ body }) => ((body as { key: string }).key === 'guide' ? undefined : failure(503));
    await paste('guide\tIda\nhost\tAda\npilot\tElsie');
    const rows = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Rows' });
    expect(rows.value.trim()).toBe('host\tAda\npilot\tElsie');
    backend.refuse = () => undefined;
    await press('Take over');
    await waitFor(() => expect(writes()).toHaveLength(4));
    await waitFor(() => expect(screen.getByRole('cell', { name: 'pilot' })).toBeTruthy());
  });

  it('change a row that was added here', async () => {
    const { writes } = await openRows();
    await paste('host\tAda');
    await waitFor(() => expect(screen.getByRole('cell', { name: 'Ada' })).toBeTruthy());
    await paste('host\tIda');
    await waitFor(() => expect(writes().map(({ method }) => method)).toEqual(['POST', 'PUT']));
  });

  it('stay in the box if they are skipped, each with the reason', async () => {
    const { writes } = await openRows();
    const long = `pub\t${'v'.repeat(PERSONALIZATION_VALUE_MAX + 1)}`;
    await paste(`KEY\tvalue\nhost\tAda\nPier 9\tx\n${long}\nbare`);
    await waitFor(() => expect(writes().map(({ body }) => body)).toMatchObject([{ key: 'host', value: 'Ada' }]));
    const dialog = within(screen.getByRole('dialog', { name: 'Paste rows' }));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe(`Pier 9\tx\n${long}\nbare`);
    expect(dialog.getAllByRole('listitem').map(({ lastElementChild }) => lastElementChild?.textContent)).toEqual([
      'Lower-case letters a to z only.',
      'Use at most 10,000 characters.',
      'One key and its value per line, as you copy them from a spreadsheet.',
    ]);
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'pier\tx' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Take over' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(writes()).toHaveLength(2));
  });

  it('take no header for a row, wherever its capitals are', () => {
    for (const header of ['key\tvalue', 'Key;Value', 'KEY,VALUE'])
      expect(readPasted(`\n${header}\nhost\tAda`, ROWS)).toMatchObject({ added: [{ key: 'host' }], skipped: [] });
    expect(readPasted('host\tAda\nkey\tvalue', ROWS).added).toHaveLength(2);
  });

  it('are skipped where a text is too long', () => {
    const key = 'k'.repeat(PERSONALIZATION_KEY_MAX);
    const longest = `${key}\t${'v'.repeat(PERSONALIZATION_VALUE_MAX)}`;
    expect(readPasted(longest, ROWS).skipped).toEqual([]);
    expect(readPasted(`k${key}\tx\npub\t${'v'.repeat(PERSONALIZATION_VALUE_MAX + 1)}`, ROWS)).toMatchObject({
      added: [],
      changed: [],
    });
  });
});

it('keeps the search while it hides rows, however few are left', async () => {
  const rows = [...'abcdefg'].map((key, at) => ({ id: at + 10, key: key.repeat(3), value: `Pier ${at}` }));
  await openRows({ rows: [...ROWS, ...rows] });
  const search = await screen.findByRole('searchbox', { name: 'Search keys and values' });
  await userEvent.type(search, 'ostr');
  await waitFor(() => expect(screen.queryByText('Pier 0')).toBeNull());
  await press('Delete %{pub}');
  await press('Yes, delete');
  expect(await screen.findByText('No results')).toBeTruthy();
  await press('Clear filters');
  expect(await screen.findByText('Pier 0')).toBeTruthy();
});

describe('the search', () => {
  const searching = async () => {
    const rows = [...'abcdefgh'].map((key, at) => ({ id: at + 10, key: key.repeat(3), value: `Pier ${at}` }));
    await openRows({ rows: [...ROWS, ...rows] });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search keys and values' }), 'pier');
    await waitFor(() => expect(screen.queryByText('The Ostrich')).toBeNull());
  };
  const add = async (key: string, text: string) => {
    await press('Add New');
    write('Key', key);
    write('Value', text);
    await press('Save');
  };

  it('ends when a row is added that it would hide', async () => {
    await searching();
    await add('host', 'Pier master');
    expect([screen.queryByText('Pier master') !== null, screen.queryByText('The Ostrich')]).toEqual([true, null]);
    await add('inn', 'The Anchor');
    expect(screen.queryByText('The Anchor')).toBeTruthy();
    expect(screen.queryByText('The Ostrich')).toBeTruthy();
  });

  it('ends when rows are pasted that it would hide', async () => {
    await searching();
    await paste('inn\tThe Anchor');
    expect(await screen.findByText('The Anchor')).toBeTruthy();
  });
});
