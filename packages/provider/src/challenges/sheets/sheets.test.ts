import * as fc from 'fast-check';
import { zipSync } from 'fflate';
import { START_PATIENCE, startTestProvider, type TestProvider } from '../../testing';
import { makeHarbour, type ReadTask, type Refused } from '../../testing/harbour';
import { writeXlsx } from './xlsx';

interface Preview {
  columns: { header: string; field: string }[];
  rows: { row: number; name: string; duplicate_of: number | null; errors: { cell: string; message: string }[] }[];
}
interface Imported {
  ids: number[];
  skipped: number;
  errors: { cell: string; field: string; message: string }[];
  undo_id: number;
}

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_PATIENCE);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

const base64 = (text: string | Uint8Array) => Buffer.from(text).toString('base64');

async function desk(names: readonly string[] = []) {
  const harbour = await makeHarbour(provider, names);
  const { owner, game } = harbour;
  const send = <Body>(path: string, file: string, more: object = {}) =>
    owner.post<Body>(path, { game_id: game.id, file, ...more });
  return {
    ...harbour,
    preview: (csv: string, more?: object) => send<Preview>('/tasks/import/preview.json', base64(csv), more),
    load: (file: string, more?: object) => send<Imported & Refused>('/tasks/import.json', file, more),
    undo: (undo_id: number) => owner.post('/tasks/undo.json', { game_id: game.id, undo_id }),
    save: async (format: 'csv' | 'xlsx', more = '') => {
      const path = `/tasks/export/${game.id}.json?format=${format}${more}`;
      const { body } = await owner.get<{ file: { name: string; content: string } }>(path);
      return body.file;
    },
  };
}

/** What a challenge is, apart from which one it is: locks by the place of what they wait for. */
function contentOf(tasks: readonly ReadTask[]) {
  const places = new Map(tasks.map(({ id, position }) => [id, position]));
  return tasks.map(({ id: _, updated_at: __, realities, ...task }) => ({
    ...task,
    unlock_by_task_id: places.get(Number(task.unlock_by_task_id)) ?? null,
    unlock_by_task_ids: String(task.unlock_by_task_ids).replace(/^\d+/, (id) => String(places.get(Number(id)))),
    realities: realities.length,
  }));
}

/** A packed file that says of itself that it holds two gigabytes. */
function swelling(): Uint8Array {
  const packed = zipSync({ 'xl/workbook.xml': Buffer.from('<a/>') });
  const directory = Buffer.from(packed).indexOf('PK\x01\x02', 0, 'latin1');
  new DataView(packed.buffer).setUint32(directory + 24, 2_000_000_000, true);
  return packed;
}

const CSV_ROWS = [
  'Headline,Completion type,Score,Correct answer,Tags,Nonsense,Waits for',
  'Cranes,photo,30,,"harbour, tall",x,',
  'Masts,Trivia,20,"three,3",,x,1',
];
const CSV = CSV_ROWS.join('\n');

describe('an import', () => {
  it('says beforehand what it would do, and takes columns by their names', async () => {
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
    const other = await preview(CSV, { columns: ['', '', '', '', '', 'name'] });
    expect(other.body.rows.map(({ name }) => name)).toEqual(['x', 'x']);
    expect((await preview(CSV, { columns: ['name', 'name'] })).status).toBe(422);
  });

  it('adds what the game has not yet, with locks and tags, and is taken back as a whole', async () => {
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

  it('names each wrong cell, and adds the rows without any', async () => {
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
    expect(body.errors.every(({ message }) => message.length > 10)).toBe(true);
  });

  it('carries nothing out that stands in a cell', async () => {
    const { load, list } = await desk();
    const name = '=HYPERLINK("https://x.test";"Go")';
    await load(base64(`Headline,Description\n"${name.replaceAll('"', '""')}",<p>Go<script>alert(1)</script></p>`));
    expect((await list()).tasks[0]).toMatchObject({ name, description: '<p>Go</p>' });
  });

  it.each<[string, () => string | Promise<string>, number, string]>([
    ['nothing', () => '', 422, 'The sheet is empty.'],
    ['a picture', () => base64(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1])), 422, 'save it as CSV or XLSX'],
    ['another packed file', () => base64(zipSync({ 'a.txt': Buffer.from('a') })), 422, 'save it as CSV or XLSX'],
    ['a file that swells', () => base64(swelling()), 422, 'save it as'],
    ['too many rows', () => base64(`Headline\n${'x\n'.repeat(10_001)}`), 422, 'at most 10000 rows'],
    ['a file of 6.1 MB', () => base64(`Headline\n${'x'.repeat(6_100_000)}`), 413, 'at most 6 MB'],
    ['a file of 7 MB', () => base64(`Headline\n${'x'.repeat(7_000_000)}`), 413, 'too long'],
    ['a file of 50 MB', () => base64(Buffer.alloc(50_000_000, 'x')), 413, 'too long'],
  ])('refuses %s with a word', async (_, make, status, words) => {
    const { load, list } = await desk(['Cranes']);
    const answer = await load(await make());
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.stringContaining(words)]);
    expect((await list()).tasks).toHaveLength(1);
  });

  it('reads what spreadsheets save: marks, separators, other encodings', async () => {
    const { load, list } = await desk();
    await load(Buffer.from('\ufeffHeadline;Points\r\nBoje;5', 'utf16le').toString('base64'));
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
      'Brücke 6',
      'Leuchtturm 7',
    ]);
  });
});

describe('an export', () => {
  it('keeps formulas from being carried out, and is imported as it was', async () => {
    const names = ['=1+1', '+1', '-1', '@x', "'=1", "it's"];
    const { content } = await (await desk(names)).save('csv');
    const [, ...lines] = Buffer.from(content, 'base64').toString().split('\r\n');
    for (const line of lines) expect(line.split(',')[1]).not.toMatch(/^"?[=+\-@]/);
    const target = await desk();
    await target.load(content);
    expect(await target.order()).toBe(names.join(' '));
  });

  it('has a template with nothing but headers, which is understood', async () => {
    const { save, load } = await desk();
    for (const format of ['csv', 'xlsx'] as const) {
      const { name, content } = await save(format, '&template=1');
      expect(name).toBe(`challenges-template.${format}`);
      expect((await load(content)).body).toMatchObject({ ids: [], errors: [] });
    }
  });

  it.each(['csv', 'xlsx'] as const)(
    'as %s, imported into an empty game, is the same game',
    async (format) => {
      const words = fc.oneof(
        fc.string({ maxLength: 30 }),
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.constantFrom(
          '=1',
          "'x",
          ' two  lines\nand a tab\t',
          'a,b;"c"',
          '_x0041_',
          '#',
          '0012',
          '1e3',
          'true',
          '__proto__',
          'constructor',
          '\r\n',
        ),
      );
      const text = words.map((value) => value.replaceAll('\0', ''));
      const seldom = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 });
      const fields = fc.record({
        name: text,
        task_type: fc.nat(11),
        points: fc.nat(500),
        description: seldom(text),
        trivia: seldom(text),
        multiplechoice: seldom(fc.constantFrom('left,right', 'a, b,c', ',x', '')),
        quantity: seldom(fc.nat(500)),
        timer: seldom(fc.nat(99)),
        timer_visible: seldom(fc.constantFrom(0 as const, 1 as const)),
        video_length: seldom(fc.constantFrom(1, 30, 60)),
        trivia_points_2: seldom(fc.constantFrom(0, 9999)),
        latitude: seldom(fc.double({ min: -90, max: 90, noNaN: true })),
        longitude: seldom(fc.double({ min: -180, max: 180, noNaN: true })),
        starts_at: seldom(fc.constantFrom('05/01/2026 10:00 am', '12/31/2026 11:59 pm', '')),
        hint_1: seldom(text),
        hint_1_points: seldom(fc.nat(99)),
        reward_title: seldom(text),
        hide_locked: seldom(fc.constantFrom(0 as const, 1 as const)),
        reel_enabled: seldom(fc.constantFrom(0 as const, 1 as const)),
        labels: fc.subarray(['harbour', 'tall, very', 'Ünï', '=tag']),
        lock: fc.nat(6),
        options: fc.subarray(['left', 'right']),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(fields, { maxLength: 5 }), async (challenges) => {
          const source = await desk();
          const ids: number[] = [];
          for (const { labels, lock, options, ...body } of challenges) {
            const waits = ids[lock - 1];
            const locked = waits ? { unlock_by_task_ids: [waits, options.join(':')].filter(Boolean).join(';') } : {};
            const made = await source.owner.post<{ task: ReadTask }>('/tasks.json', {
              game_id: source.game.id,
              ...body,
              ...locked,
            });
            expect(made.status).toBe(200);
            ids.push(made.body.task.id);
            for (const label of labels) {
              await source.owner.post('/tags.json', { game_id: source.game.id, task_id: made.body.task.id, label });
            }
          }
          const target = await desk();
          const { body } = await target.load((await source.save(format)).content);
          expect(body.errors).toEqual([]);
          const [was, is] = [await source.list('per_page=9999'), await target.list('per_page=9999')];
          expect(contentOf(is.tasks)).toEqual(contentOf(was.tasks));
        }),
        { numRuns: format === 'csv' ? 12 : 6, endOnFailure: true },
      );
    },
    120_000,
  );

  it('is for who administrates the game', async () => {
    const { player, game } = await desk();
    expect((await player.get(`/tasks/export/${game.id}.json`)).status).toBe(403);
  });
});
