import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SHEET_MOST_BYTES, SHEET_WORDS, TASK_TYPE } from '@waymark/contract';
import { refusal } from '@waymark/testing';
import { catchDownloads } from '@waymark/testing/catch-downloads';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { showList } from '../testing/render-list';

// Lazy parts are compiled ahead, so the first test doesn't wait.
jest.setTimeout(60_000);
beforeAll(() => Promise.all([import('./import-dialog'), import('../qr-sheet/qr-dialog')]));

const saved = catchDownloads();
afterEach(unmountRemotes);

const PREVIEW = {
  columns: [
    { header: 'Headline', field: 'name' },
    { header: 'Remarks', field: '' },
  ],
  fields: [
    { field: 'name', header: 'Headline' },
    { field: 'points', header: 'Points' },
  ],
  rows: [
    { row: 2, name: 'Masts', task_type: 1, duplicate_of: 101, errors: [], cleared: [] },
    { row: 3, name: 'Quay', task_type: 1, duplicate_of: null, errors: [], cleared: [] },
    {
      row: 4,
      name: 'Buoy',
      duplicate_of: null,
      errors: [
        { cell: 'C4', field: 'points', message: 'Said in English', code: 'range', values: { from: 0, to: 500 } },
        { cell: 'D4', field: 'timer', message: 'Said by a newer platform.', code: 'from-tomorrow', values: {} },
      ],
      cleared: [],
    },
  ],
};
const menu = async (action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  const item = await screen.findByRole('menuitem', { name: action });
  await act(async () => item.click());
};
const dialog = () => screen.findByRole('dialog', { name: 'Import challenges from a spreadsheet' });
const choose = (file: File) =>
  act(async () => {
    const input = document.querySelector('dialog input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [file] } });
  });
const sheet = (content = 'Headline\nMasts') => new File([content], 'plan.csv');

async function openImport(preview: object = PREVIEW) {
  const shown = await showList();
  shown.platform.preview = () => preview;
  await menu('Import a spreadsheet');
  return {
    ...shown,
    inside: within(await dialog()),
    previews: () => shown.calls.filter(({ path }) => /preview/.test(path)),
  };
}

describe('an import', () => {
  it('previews each row, names errors by cell, and imports the valid rows with undo', async () => {
    const { inside, writes, notices } = await openImport();
    await choose(sheet());
    const rows = within(await inside.findByRole('list', { name: 'Rows of the sheet' }));
    expect(inside.getByText('1 row has an error and will be skipped. The others can be imported.')).toBeTruthy();
    expect(rows.getByText('C4').parentElement?.textContent).toBe('C4Enter a number from 0 to 500.');
    expect(rows.getByText('D4').parentElement?.textContent).toBe('D4Said by a newer platform.');
    // An unreadable type matches none of the twelve.
    expect(rows.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
      'Challenge',
      'Photo',
      'Photo',
    ]);
    expect(rows.getAllByText(/^(New|Skipped|Not imported)$/).map(({ textContent }) => textContent)).toEqual([
      'Not imported',
      'Skipped',
      'New',
    ]);
    await userEvent.click(inside.getByRole('button', { name: 'Import 1 row' }));
    await waitFor(() => expect(notices).toMatchObject([{ text: '1 challenge was imported.' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
    const { body } = writes().find(({ path }) => path === '/tasks/import.json') ?? {};
    expect(body).toEqual({ game_id: 7, file: btoa('Headline\nMasts'), duplicates: 'skip', empty_cells: 'keep' });
    await act(async () => notices[0]?.action?.run());
    expect(writes().at(-1)).toMatchObject({ path: '/tasks/undo.json', body: { game_id: 7, undo_id: 9 } });
  });

  it('can update or duplicate existing challenges and map columns', async () => {
    const { inside, previews } = await openImport();
    await choose(sheet());
    await userEvent.click(await inside.findByRole('radio', { name: 'Update' }));
    expect(inside.getByRole('radio', { name: 'Keep current values' })).toMatchObject({ checked: true });
    expect(inside.getByRole('button', { name: 'Import 2 rows' })).toBeTruthy();
    await waitFor(() => expect(previews().at(-1)?.body).toMatchObject({ duplicates: 'update' }));
    await userEvent.click(inside.getByText(/Columns recognised: 1 of 2/));
    await userEvent.click(inside.getByRole('button', { name: /Field for Remarks/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Headline' }));
    // The field moved, so its former column maps to nothing.
    await waitFor(() => expect(previews().at(-1)?.body).toMatchObject({ columns: ['', 'name'], duplicates: 'update' }));
  });

  it('can clear fields by empty cells, and previews which', async () => {
    const { inside, platform, previews, writes } = await openImport();
    platform.preview = (body) => ({
      ...PREVIEW,
      rows: PREVIEW.rows.map((row, at) => ({
        ...row,
        cleared: at === 0 && body.empty_cells === 'clear' ? ['name', 'points'] : [],
      })),
      columns: [...PREVIEW.columns, { header: 'Punkte', field: 'points' }],
    });
    await choose(sheet());
    await userEvent.click(await inside.findByRole('radio', { name: 'Update' }));
    expect(inside.queryByText(/^Cleared/)).toBeNull();
    await userEvent.click(inside.getByRole('radio', { name: 'Clear the field' }));
    expect(await inside.findByText('Cleared: Headline, Punkte')).toBeTruthy();
    expect(inside.getByText('2 fields will be cleared. See below.')).toBeTruthy();
    expect(previews().at(-1)?.body).toMatchObject({ duplicates: 'update', empty_cells: 'clear' });
    await userEvent.click(inside.getByRole('button', { name: 'Import 2 rows' }));
    await waitFor(() => expect(writes().at(-1)?.body).toMatchObject({ duplicates: 'update', empty_cells: 'clear' }));
  });

  it('asks again before it clears fields by another file', async () => {
    const { inside, previews } = await openImport();
    await choose(sheet());
    await userEvent.click(await inside.findByRole('radio', { name: 'Update' }));
    await userEvent.click(inside.getByRole('radio', { name: 'Clear the field' }));
    await waitFor(() => expect(previews().at(-1)?.body).toMatchObject({ empty_cells: 'clear' }));
    await userEvent.click(inside.getByRole('button', { name: 'Choose another file' }));
    await choose(sheet('Headline\nBuoy'));
    expect(await inside.findByRole('radio', { name: 'Keep current values' })).toMatchObject({ checked: true });
    expect(previews().at(-1)?.body).toMatchObject({ duplicates: 'update', empty_cells: 'keep' });
  });

  it('can switch back from clearing even if it invalidates every row', async () => {
    const { inside, platform } = await openImport();
    const required = { cell: 'A2', field: 'name', message: '', code: 'required', values: {} };
    platform.preview = ({ empty_cells }) => ({
      ...PREVIEW,
      rows: [{ ...PREVIEW.rows[0], errors: empty_cells === 'clear' ? [required] : [] }],
    });
    await choose(sheet());
    await userEvent.click(await inside.findByRole('radio', { name: 'Update' }));
    await userEvent.click(inside.getByRole('radio', { name: 'Clear the field' }));
    expect(await inside.findByText("Required: this can't be cleared.")).toBeTruthy();
    await userEvent.click(inside.getByRole('radio', { name: 'Keep current values' }));
    await waitFor(() => expect(inside.getByRole('button', { name: 'Import 1 row' })).toHaveProperty('disabled', false));
  });

  it.each<[string, File, string]>([
    ['an empty file', new File([], 'a.csv'), 'The file is empty.'],
    [
      'a file that is too large',
      Object.defineProperty(sheet(), 'size', { value: SHEET_MOST_BYTES + 1 }),
      'The file is too large. The limit is 6 MB.',
    ],
  ])('rejects %s before sending anything', async (_, file, words) => {
    const { inside, previews } = await openImport();
    await choose(file);
    expect(inside.getByText(words)).toBeTruthy();
    expect(previews()).toEqual([]);
  });

  it("says why a file can't be read and accepts another one", async () => {
    const { inside, platform } = await openImport();
    platform.preview = () => {
      throw refusal(422, undefined, SHEET_WORDS.picture);
    };
    await choose(sheet());
    expect(await inside.findByText(SHEET_WORDS.picture)).toBeTruthy();
    platform.preview = () => PREVIEW;
    await choose(sheet());
    expect(await inside.findByText('plan.csv')).toBeTruthy();
  });
});

describe('the challenges as CSV', () => {
  let written: Blob | undefined;
  beforeEach(() => {
    URL.createObjectURL = (file) => {
      written = file as Blob;
      return 'blob:file';
    };
  });
  const text = () =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      // Read as bytes: reading as text strips the byte order mark.
      reader.onload = () => resolve(Buffer.from(reader.result as ArrayBuffer).toString('utf8'));
      reader.readAsArrayBuffer(written ?? new Blob());
    });

  it('are written locally without the capability, escaped against formulas', async () => {
    const { reported } = await showList({
      count: 2,
      documents: true,
      overrides: (n) =>
        n === 1
          ? { name: '=1+1', points: 80, task_type: 1, starts_at: '2026-11-21T19:30:00Z', tags: [{ label: 'a,b' }] }
          : { name: 'Quay, "low"', unlock_by_task_ids: '101;left', photo: '/media/quay.png' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Download as CSV']);
    await act(async () => items[0]?.click());
    await waitFor(() => expect(saved).toEqual(['challenges-7.csv']));
    const [headers = '', first = '', second = ''] = (await text()).split('\r\n');
    expect(headers.startsWith('\ufeffNumber,Headline,Type,Points,Description,')).toBe(true);
    expect(headers.endsWith(',Picture,ID')).toBe(true);
    expect(first.startsWith("1,'=1+1,Photo,80,")).toBe(true);
    expect(first).toContain(',"a,b\n",');
    expect(second.startsWith('2,"Quay, ""low""",')).toBe(true);
    expect(second).toContain(',1;left,');
    expect(second.endsWith(',/media/quay.png,102')).toBe(true);
    expect(reported).toEqual([]);
  });

  it('are written locally if the platform lacks the call despite offering it', async () => {
    const { platform, reported, notices } = await showList();
    platform.lacks = ({ path }) => path.startsWith('/tasks/export/');
    await menu('Download as CSV');
    await waitFor(() => expect(saved).toEqual(['challenges-7.csv']));
    expect([reported, notices]).toEqual([[], []]);
  });
});

const qrCode = () => ({ task_type: TASK_TYPE.qrCode });

describe('printed QR codes', () => {
  const openPrint = async () => {
    await menu('Print QR codes');
    return within(await screen.findByRole('dialog', { name: 'Print QR codes' }));
  };

  it('cover the selected or all challenges, in the chosen size', async () => {
    const { calls, platform } = await showList({ overrides: qrCode });
    await clickOn(screen.getByRole('checkbox', { name: 'Select Challenge 102' }));
    const inside = await openPrint();
    await userEvent.click(inside.getByRole('radio', { name: /^Large/ }));
    platform.codes = 0;
    await userEvent.click(inside.getByRole('button', { name: 'Download PDF' }));
    expect(await inside.findByText('None of the selected challenges has a QR code.')).toBeTruthy();
    expect(saved).toEqual([]);
    platform.codes = 3;
    await userEvent.click(inside.getByRole('radio', { name: 'All challenges with a QR code' }));
    await userEvent.click(inside.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toEqual(['qr-codes.pdf']));
    const asked = calls.filter(({ path }) => path.startsWith('/tasks/qr-sheet/')).map(({ query }) => query);
    expect(asked).toEqual([{ ids: '102', size: 'large' }, { size: 'large' }]);
  });

  it('are not offered for challenges without any, before a download', async () => {
    await showList({ overrides: (n) => (n === 3 ? qrCode() : {}) });
    await clickOn(screen.getByRole('checkbox', { name: 'Select Challenge 102' }));
    const inside = await openPrint();
    expect(await inside.findByText('None of the selected challenges has a QR code.')).toBeTruthy();
    const download = inside.getByRole<HTMLButtonElement>('button', { name: 'Download PDF' });
    expect(download.disabled).toBe(true);
    await userEvent.click(inside.getByRole('radio', { name: 'All challenges with a QR code' }));
    expect(inside.queryByText(/has a QR code\.$/)).toBeNull();
    expect(download.disabled).toBe(false);
  });
});
