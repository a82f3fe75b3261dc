import { SHEET_WORDS } from '@waymark/contract';
import { strToU8, zipSync } from 'fflate';
import { testProvider } from '../../testing';
import { base64, sheetDesk } from '../../testing/sheet-desk';

const provider = testProvider();

const OPEN = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
const CLOSE = '</sheetData></worksheet>';
const inline = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const HEADERS = `<row r="1">${inline('A1', 'Headline')}</row>`;

/** A single-sheet workbook that no spreadsheet program would write. */
function workbook(sheet: string, more: Readonly<Record<string, string>> = {}): Uint8Array {
  const parts = {
    'xl/workbook.xml':
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const sparse = (rows: number, column: string) =>
  workbook(
    `${OPEN}${Array.from({ length: rows }, (_, at) => `<row r="${at + 1}">${inline(`${column}${at + 1}`, 'x')}</row>`).join('')}${CLOSE}`,
  );

/** A ZIP entry that declares a smaller size than it has. */
function understated(bytes: Uint8Array, size: number): Uint8Array {
  const changed = Buffer.from(bytes);
  for (
    let at = changed.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = changed.indexOf('PK\x01\x02', at + 1, 'latin1')
  ) {
    changed.writeUInt32LE(size, at + 24);
  }
  return changed;
}

describe('a hostile sheet', () => {
  it('loads when a handmade workbook is valid', async () => {
    const { load, order } = await sheetDesk(provider);
    const good = workbook(`${OPEN}${HEADERS}<row r="2">${inline('A2', 'Boje')}</row>${CLOSE}`);
    expect([(await load(base64(good))).status, await order()]).toEqual([200, 'Boje']);
  });

  it.each<[string, () => Uint8Array | string, string]>([
    [
      'a cell in the last row and column',
      () => workbook(`${OPEN}<row r="1048576">${inline('XFD1048576', 'x')}</row>${CLOSE}`),
      SHEET_WORDS.reach,
    ],
    [
      'a cell in the last row and column, in an unnumbered row',
      () => workbook(`${OPEN}<row><c r='XFD1048576'><v>1</v></c></row>${CLOSE}`),
      SHEET_WORDS.reach,
    ],
    ['a row at the last position', () => workbook(`${OPEN}${HEADERS}<row r="1048576"/>${CLOSE}`), SHEET_WORDS.reach],
    [
      'an entity-encoded cell reference',
      () => workbook(`${OPEN}<row r="1"><c r="&#88;FD1"><v>1</v></c></row>${CLOSE}`),
      SHEET_WORDS.reach,
    ],
    ['10,000 rows of 2,000 columns with one cell each', () => sparse(10_000, 'BXX'), SHEET_WORDS.reach],
    [
      'a million unnumbered rows',
      () => workbook(`${OPEN}${HEADERS}${'<row/>'.repeat(1_000_000)}${CLOSE}`),
      SHEET_WORDS.reach,
    ],
    ['10 MB of blanks', () => workbook(`${OPEN}${HEADERS}${' '.repeat(10_000_000)}${CLOSE}`), SHEET_WORDS.unreadable],
    [
      'parts of 30 MB',
      () => workbook(`${OPEN}${HEADERS}${CLOSE}`, { 'xl/more.xml': '<a/>'.repeat(7_500_000) }),
      SHEET_WORDS.large,
    ],
    [
      'parts larger than declared',
      () => understated(workbook(`${OPEN}${HEADERS}${'<row></row>'.repeat(3_000_000)}${CLOSE}`), 1000),
      SHEET_WORDS.unreadable,
    ],
    [
      'one long text in 100,000 cells',
      () =>
        workbook(
          `${OPEN}${HEADERS}${Array.from({ length: 10_000 }, (_, at) => `<row r="${at + 2}">${Array.from('ABCDEFGHIJ', (letter) => `<c r="${letter}${at + 2}" t="s"><v>0</v></c>`).join('')}</row>`).join('')}${CLOSE}`,
          { 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>` },
        ),
      SHEET_WORDS.large,
    ],
    ['300 columns', () => `${Array.from({ length: 300 }, (_, at) => `c${at}`).join(',')}\n`, SHEET_WORDS.reach],
  ])('is rejected when it has %s', async (_, make, words) => {
    const { load, list } = await sheetDesk(provider, ['Cranes']);
    const answer = await load(base64(make()));
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([422, expect.stringContaining(words)]);
    expect((await list()).tasks).toHaveLength(1);
  });

  it('is cleaned when its tags nest without end', async () => {
    const { load, list } = await sheetDesk(provider);
    const evil = '<a><div>'.repeat(12_000);
    const rows = Array.from({ length: 10 }, (_, at) => `Row ${at},${evil}`);
    expect((await load(base64(['Headline,Description', ...rows].join('\n')))).status).toBe(200);
    expect((await list()).tasks).toHaveLength(10);
  });

  it('reports at most 8,000 errors and skips every invalid row', async () => {
    const { load, list } = await sheetDesk(provider);
    const headers = 'Headline,Type,Points,Timer,Quantity,Latitude,Longitude,Full screen';
    const rows = Array.from({ length: 5000 }, (_, at) => `Row ${at},x,x,x,x,x,x,x`);
    const { status, body } = await load(base64([headers, ...rows].join('\n')));
    expect([status, body.ids, (await list()).tasks]).toEqual([200, [], []]);
    expect(new Set(body.errors.map(({ cell }) => cell.replace(/^\D+/, ''))).size).toBe(5000);
    expect(body.errors.length).toBeLessThan(8000);
  });
});
