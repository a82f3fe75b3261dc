import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TASK_TYPE } from '@waymark/contract';
import { refusal } from '@waymark/testing';
import { catchDownloads } from '@waymark/testing/catch-downloads';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { showList } from '../testing/render-list';

// Menus and dialogs compile on first use.
jest.setTimeout(60_000);
beforeAll(() => Promise.all([import('../spreadsheets/import-dialog'), import('../qr-sheet/qr-dialog')]));
afterEach(unmountRemotes);

const row = { row: 2, name: 'Masts', task_type: 1, duplicate_of: null, errors: [], cleared: [] };
const PREVIEW = { columns: [{ header: 'Headline', field: 'name' }], fields: [], rows: [row] };

const saved = catchDownloads();

const title = () => screen.queryByRole('dialog')?.querySelector('h2')?.textContent;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const menu = async (name: string) => {
  await press('More');
  const item = await screen.findByRole('menuitem', { name });
  // Some dialogs load.
  await act(async () => item.click());
};

/** Opens a dialog and sends its call. */
const DIALOGS = {
  copy: async () => {
    await menu('Copy from another game');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Game' }), 'Old');
    await userEvent.click(await screen.findByRole('option', { name: /Old game/ }));
    await press('Copy 5 challenges');
  },
  bulk: async () => {
    await clickOn(screen.getByRole('checkbox', { name: 'Select Challenge 101' }));
    const bar = within(screen.getByRole('region', { name: 'Selected challenges' }));
    await userEvent.click(bar.getByRole('button', { name: 'Points' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Points' }), '80');
    await press('Change 1 challenge');
  },
  import: async () => {
    await menu('Import a spreadsheet');
    await screen.findByRole('dialog', { name: 'Import challenges from a spreadsheet' });
    const input = document.querySelector('dialog input[type=file]') as HTMLInputElement;
    await act(async () => fireEvent.change(input, { target: { files: [new File(['Headline\nMasts'], 'a.csv')] } }));
    await press('Import 1 row');
  },
  qr: async () => {
    await menu('Print QR codes');
    await press('Download PDF');
  },
};
const PATHS = {
  copy: '/tasks/copy.json',
  bulk: '/tasks/bulk.json',
  import: '/tasks/import.json',
  qr: '/tasks/qr-sheet/',
};

/** Sends the call of a dialog, closes it and opens another one before the answer arrives. */
async function closeEarly(what: keyof typeof DIALOGS) {
  const list = await showList({ overrides: () => (what === 'qr' ? { task_type: TASK_TYPE.qrCode } : {}) });
  const { platform } = list;
  let [answer, refuse]: (() => void)[] = [];
  platform.preview = () => PREVIEW;
  platform.hold = ({ path }) =>
    path.startsWith(PATHS[what])
      ? new Promise<void>((resolve, reject) => {
          answer = resolve;
          refuse = () => reject(refusal(422, undefined, 'Ask Maren.'));
        })
      : undefined;
  await DIALOGS[what]();
  await waitFor(() => expect(answer).toBeDefined());
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await menu(what === 'copy' ? 'Import a spreadsheet' : 'Copy from another game');
  await screen.findByRole('dialog');
  const next = title();
  return { ...list, next, answer: () => act(async () => answer?.()), refuse: () => act(async () => refuse?.()) };
}

describe('an answer that comes after its dialog was closed', () => {
  it.each([
    ['copy', '5 challenges were copied.'],
    ['bulk', '1 challenge was changed.'],
    ['import', '1 challenge was imported.'],
  ] as const)('leaves the dialog that is open by then: %s', async (what, text) => {
    const { answer, next, texts } = await closeEarly(what);
    await answer();
    await waitFor(() => expect(texts()[0]).toContain(text));
    expect(title()).toBe(next);
  });

  it('downloads no QR codes', async () => {
    const { answer, next } = await closeEarly('qr');
    await answer();
    expect(title()).toBe(next);
    expect(saved).toEqual([]);
  });

  it.each(['copy', 'bulk', 'import'] as const)('tells in a notice why it was refused: %s', async (what) => {
    const { refuse, next, notices } = await closeEarly(what);
    await refuse();
    await waitFor(() => expect(notices).toMatchObject([{ tone: 'danger', text: 'Ask Maren.' }]));
    expect(title()).toBe(next);
  });
});
