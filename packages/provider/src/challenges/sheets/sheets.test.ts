import { CELL_WORDS, TASK_TYPE } from '@waymark/contract';
import { zipSync } from 'fflate';
import { writeXlsx } from '../../sheets/xlsx';
import { testProvider } from '../../testing';
import { base64, sheetDesk } from '../../testing/sheet-desk';

const provider = testProvider();

const desk = (names?: readonly string[]) => sheetDesk(provider, names);

/** A ZIP file that claims to hold two gigabytes. */
function swelling(): Uint8Array {
  const packed = zipSync({ 'xl/workbook.xml': Buffer.from('<a/>') });
  const directory = Buffer.from(packed).indexOf('PK\x01\x02', 0, 'latin1');
  new DataView(packed.buffer).setUint32(directory + 24, 2_000_000_000, true);
  return packed;
}

/** An OLE container, as old and protected workbooks use, with a part of this name. */
const container = (part: string): Uint8Array =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), Buffer.alloc(5000), Buffer.from(part, 'utf16le')]);

const CSV_ROWS = [
  'Headline,Completion type,Score,Correct answer,Tags,Nonsense,Waits for',
  'Cranes,photo,30,,"harbour, tall",x,',
  'Masts,Trivia,20,"three,3",,x,1',
];
const CSV = CSV_ROWS.join('\n');

describe('a challenge import', () => {
  it('previews its effect and maps columns by header', async () => {
    const { preview, list } = await desk(['Cranes']);
    const { status, body } = await preview(CSV);
    expect(status).toBe(200);
    expect(body.columns.map(({ field }) => field)).toEqual([
      'name',
      'task_type',
      'points',
      'trivia',
      'tags',
      '',
      'waits_for',
    ]);
    expect(body.rows).toMatchObject([
      { row: 2, name: 'Cranes', duplicate_of: expect.any(Number), errors: [] },
      { row: 3, name: 'Masts', duplicate_of: null, errors: [] },
    ]);
    expect((await list()).tasks).toHaveLength(1);
    const types = (await preview('Headline,Type\na,Dance\nb,\nc,Trivia')).body.rows.map(({ task_type }) => task_type);
    expect(types).toEqual([undefined, TASK_TYPE.photo, TASK_TYPE.trivia]);
    const other = await preview(CSV, { columns: ['', '', '', '', '', 'name'] });
    expect(other.body.rows.map(({ name }) => name)).toEqual(['x', 'x']);
    expect((await preview(CSV, { columns: ['name', 'name'] })).status).toBe(422);
  });

  it('adds missing challenges with locks and tags, and is undone as a whole', async () => {
    const { load, list, order, undo } = await desk(['Cranes']);
    const first = await load(base64(CSV));
    expect([first.status, first.body.ids.length, first.body.skipped]).toEqual([200, 1, 1]);
    const [cranes, masts] = (await list()).tasks;
    expect(masts).toMatchObject({
      name: 'Masts',
      task_type: 5,
      points: 20,
      trivia: 'three,3',
      unlock_by_task_id: cranes?.id,
    });
    await undo(first.body.undo_id);
    expect(await order()).toBe('Cranes');
    const second = await load(base64(CSV), { duplicates: 'add' });
    expect(second.body.ids).toHaveLength(2);
    const { tasks } = await list();
    expect(tasks[1]).toMatchObject({ name: 'Cranes', points: 30, tags: [{ label: 'harbour' }, { label: 'tall' }] });
    expect(tasks[2]).toMatchObject({ unlock_by_task_id: tasks[1]?.id });
    await undo(second.body.undo_id);
    expect(await order()).toBe('Cranes');
  });

  it('names each invalid cell and adds the valid rows', async () => {
    const { load, order } = await desk();
    const { status, body } = await load(
      base64(
        [
          'Number;Headline;Type;Points;Opens at;Latitude;Waits for;Hidden while locked',
          '1;good;Photo;30;05/01/2026 10:00 am;51,5;;yes',
          '2;far too many;Photo;501;;;;',
          '3;no such type;Dance;;;;;',
          '4;no number;Photo;many;soon;95;;perhaps',
          '5;behind a wrong one;Photo;;;;2;',
          '6;in a circle;Photo;;;;7;',
          '7;in a circle too;Photo;;;;6;',
          '8;waits for nobody;Photo;;;;99;',
          '1;a number twice;Photo;;;;;',
          '',
          '10;good as well;Photo;;;;1;',
          `11;${'x'.repeat(256)};Photo;;;;;`,
        ].join('\r\n'),
      ),
    );
    expect([status, await order()]).toEqual([200, 'good good as well']);
    expect([...new Set(body.errors.map(({ cell }) => cell))].toSorted()).toEqual(
      ['D3', 'C4', 'D5', 'E5', 'F5', 'H5', 'G6', 'G7', 'G8', 'G9', 'A10', 'B13'].toSorted(),
    );
    const text = (at: string) => body.errors.find(({ cell }) => cell === at);
    expect(text('C4')).toMatchObject({ code: 'one-of', values: { names: expect.stringContaining('Photo') } });
    expect(text('G6')).toMatchObject({
      code: 'row-left-out',
      values: { row: 3 },
      message: "Row 3 can't be imported.",
    });
    expect([text('D3')?.code, text('F5')?.code, text('B13')?.code]).toEqual(['range', 'at-most', 'too-long']);
    // Every placeholder in the text of an error has a value.
    for (const { code, values, message } of body.errors) {
      const words = CELL_WORDS[code as keyof typeof CELL_WORDS];
      expect(
        [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).filter((name = '') => !(name in values)),
      ).toEqual([]);
      expect(message).not.toMatch(/[{}]/);
    }
  });

  it('neither evaluates formulas nor keeps scripts', async () => {
    const { load, list } = await desk();
    const name = '=HYPERLINK("https://x.test";"Go")';
    await load(base64(`Headline,Description\n"${name.replaceAll('"', '""')}",<p>Go<script>alert(1)</script></p>`));
    expect((await list()).tasks[0]).toMatchObject({ name, description: '<p>Go</p>' });
  });

  it.each<[string, () => string | Promise<string>, number, string]>([
    ['an empty file', () => '', 422, 'The sheet is empty.'],
    ['a picture', () => base64(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1])), 422, 'This is an image'],
    ['binary data', () => base64(Uint8Array.from([7, 0, 0, 1])), 422, 'Save it as CSV or XLSX'],
    ['a protected workbook', () => base64(container('EncryptedPackage')), 422, 'password-protected'],
    ['an old workbook', () => base64(container('Workbook')), 422, 'old Excel format'],
    ['another ZIP archive', () => base64(zipSync({ 'a.txt': Buffer.from('a') })), 422, 'Save it as CSV or XLSX'],
    ['a ZIP bomb', () => base64(swelling()), 422, 'Split it into several sheets'],
    ['too many rows', () => base64(`Headline\n${'x\n'.repeat(10_001)}`), 422, 'at most 10,000 rows'],
    ['a file of 6.1 MB', () => base64(`Headline\n${'x'.repeat(6_100_000)}`), 413, 'at most 6 MB'],
    ['a file of 7 MB', () => base64(`Headline\n${'x'.repeat(7_000_000)}`), 413, 'too long'],
    ['a quotation mark that is never closed', () => base64('Headline,Points\n"Boje,5\nMast,6\n'), 422, 'never closed'],
    ['a file of 50 MB', () => base64(Buffer.alloc(50_000_000, 'x')), 413, 'too long'],
  ])('rejects %s and says why', async (_, make, status, words) => {
    const { load, list } = await desk(['Cranes']);
    const answer = await load(await make());
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.stringContaining(words)]);
    expect((await list()).tasks).toHaveLength(1);
  });

  it('reads integers with thousands separators and locations with a decimal comma', async () => {
    const { load, list } = await desk();
    const rows = ['Mast;9,999;5;51,500', 'Boje;9 999;7,5;0', 'Tau;1.234;0;0', 'Kran;0;1.000;0'];
    const received = await load(base64(['Headline;Cost of hint 1;Number available;Latitude', ...rows].join('\n')));
    // C5 is read as one thousand, which exceeds the limit, not as one.
    expect(received.body.errors.map(({ cell }) => cell)).toEqual(['C3', 'B4', 'C5']);
    const [mast] = (await list()).tasks;
    expect(mast).toMatchObject({ name: 'Mast', hint_1_points: 9999, quantity: 5, latitude: 51.5 });
  });

  it('reads byte order marks, separator lines, leading blank rows and other encodings', async () => {
    const { load, list } = await desk();
    await load(Buffer.from('\ufeffHeadline;Points\r\nBoje;5', 'utf16le').toString('base64'));
    const received = await load(base64('sep=|\r\nHeadline|Points\r\nAnker|x'));
    expect(received.body.errors.map(({ cell }) => cell)).toEqual(['B2']);
    const below = await load(base64(',\n\nHeadline,Points\n\nTau,4\nAnker,x'));
    expect(below.body.errors.map(({ cell }) => cell)).toEqual(['B6']);
    await load(Buffer.from('Headline\tPoints\nBr\u00fccke\t6', 'latin1').toString('base64'));
    await load(
      (
        await writeXlsx([
          {
            name: 'S',
            rows: [
              ['Headline', 'Points'],
              ['Leuchtturm', 7],
            ],
          },
        ])
      ).toString('base64'),
    );
    expect((await list()).tasks.map(({ name, points }) => `${name} ${points}`)).toEqual([
      'Boje 5',
      'Tau 4',
      'Brücke 6',
      'Leuchtturm 7',
    ]);
  });
});
