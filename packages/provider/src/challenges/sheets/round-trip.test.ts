import { RADII } from '@waymark/contract';
import * as fc from 'fast-check';
import { unzipSync } from 'fflate';
import { testProvider } from '../../testing';
import type { ReadTask } from '../../testing/harbour';
import { contentOf, otherSheetDesk, sheetDesk } from '../../testing/sheet-desk';

const provider = testProvider();

const desk = (names?: readonly string[]) => sheetDesk(provider, names);

describe('a challenge export', () => {
  it('escapes formulas in CSV and restores them on import', async () => {
    const names = ['=1+1', '+1', '-1', '@x', "'=1", "it's", '＝1+1', '＋1', '－1', '＠x', '﹦1', '−1', "'＝1", '＇=1'];
    const { content } = await (await desk(names)).save('csv');
    const [, ...lines] = Buffer.from(content, 'base64').toString().split('\r\n');
    for (const line of lines) expect(line.split(',')[1]).toMatch(/^(?:'|it's$)/);
    const target = await desk();
    await target.load(content);
    expect(await target.order()).toBe(names.join(' '));
  });

  it('writes formula-like texts as strings in a workbook', async () => {
    const { content } = await (await desk(['=1+1', '＝1+1', '@x'])).save('xlsx');
    const { 'xl/worksheets/sheet1.xml': sheet } = unzipSync(Buffer.from(content, 'base64'));
    const cells = Buffer.from(sheet ?? []).toString();
    expect([...cells.matchAll(/<c r="B[2-4]"[^>]* t="(\w+)"/g)].map(([, type]) => type)).toEqual(['s', 's', 's']);
    expect(cells).not.toContain('<f>');
  });

  it('offers a template with only headers, which imports cleanly', async () => {
    const { save, load } = await desk();
    for (const format of ['csv', 'xlsx'] as const) {
      const { name, content } = await save(format, '&template=1');
      expect(name).toBe(`challenges-template.${format}`);
      expect((await load(content)).body).toMatchObject({ ids: [], errors: [] });
    }
  });

  it.each(['csv', 'xlsx'] as const)(
    'restores the same game from %s',
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
        files: fc.subarray(['standard', 'overlay', 'arrival_video', 'correct', 'tour_2'] as const),
        items: fc.array(
          fc.record(
            {
              animation_name: text.map((value) => value.slice(0, 200)),
              style: fc.constantFrom('loop', 'static', 'chain-stop'),
              chain: fc.constantFrom('', '1.8', '2.0'),
              scale: fc.double({ min: 0, max: 1000, noNaN: true }),
              duration_seconds: fc.nat(86_400),
              arrival_location_radius: fc.constantFrom(...RADII),
              model: fc.boolean(),
            },
            { requiredKeys: [] },
          ),
          { maxLength: 5 },
        ),
        lock: fc.nat(6),
        options: fc.subarray(['left', 'right']),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(fields, { maxLength: 5 }), async (challenges) => {
          const source = await desk();
          const { owner, game, whiteLabel, ownerRow } = source;
          const ids: number[] = [];
          const fileOf = async (kind: 'image' | 'video' | 'model', extension: string) =>
            provider.make.media(whiteLabel, { owner_id: ownerRow.id, kind, extension, state: 'ready' });
          for (const { labels, lock, options, files, items, ...body } of challenges) {
            const waits = ids[lock - 1];
            const locked = waits ? { unlock_by_task_ids: [waits, options.join(':')].filter(Boolean).join(';') } : {};
            const made = await source.owner.post<{ task: ReadTask }>('/tasks.json', {
              game_id: source.game.id,
              ...body,
              ...locked,
            });
            expect(made.status).toBe(200);
            ids.push(made.body.task.id);
            for (const name of files) {
              const film = name === 'arrival_video';
              const { uuid } = await fileOf(film ? 'video' : 'image', film ? 'mp4' : 'png');
              const shown = { game_id: game.id, [`${name}_media_uuid`]: uuid };
              expect((await owner.put(`/tasks/${made.body.task.id}.json`, shown)).status).toBe(200);
            }
            for (const [slot, { model, ...item }] of items.entries()) {
              const reality = made.body.task.realities[slot];
              if (!reality) continue;
              const file = model ? { model_media_uuid: (await fileOf('model', 'wt3')).uuid } : {};
              const written = await owner.put(`/tasks/ar/${reality.id}.json`, { game_id: game.id, ...item, ...file });
              expect(written.status).toBe(200);
            }
            for (const label of labels) {
              await source.owner.post('/tags.json', { game_id: source.game.id, task_id: made.body.task.id, label });
            }
          }
          const target = await otherSheetDesk(provider, source);
          const { content } = await source.save(format);
          const { body } = await target.load(content);
          expect(body.errors).toEqual([]);
          const [was, is] = [await source.list('per_page=9999'), await target.list()];
          expect(contentOf(is.tasks)).toEqual(contentOf(was.tasks));
          // Unchanged values are not written: importing its own export updates nothing.
          for (const empty_cells of ['keep', 'clear']) {
            const again = await source.load(content, { duplicates: 'update', empty_cells });
            expect(again.body).toMatchObject({ ids: [], updated: [], errors: [] });
          }
        }),
        { numRuns: format === 'csv' ? 8 : 4, endOnFailure: true },
      );
    },
    120_000,
  );

  it('is denied to players', async () => {
    const { player, game } = await desk();
    expect((await player.get(`/tasks/export/${game.id}.json`)).status).toBe(403);
  });
});
