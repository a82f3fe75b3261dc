import { testProvider } from '../../testing';
import { base64, sheetDesk } from '../../testing/sheet-desk';

const provider = testProvider();

const HEADERS = 'Headline,Type,Points,Description,Valid answers,Tags,Opens at,Latitude,Longitude,Waits for,Hint 1';
const sheet = (rows: number, word: string) =>
  [
    HEADERS,
    ...Array.from(
      { length: rows },
      (_, at) =>
        `Mast ${at},Trivia,${at % 500},<p>${word} <b>${at}</b></p>,"a,b",tag ${at % 50},05/31/2026 09:30 am,51.5,0.1,${at || ''},hint`,
    ),
  ].join('\n');

it('imports, updates, exports and undoes 1,000 rows without blocking other requests', async () => {
  const { preview, load, save, undo, list } = await sheetDesk(provider);
  const count = async () => (await list()).meta.count;
  const previewed = await preview(sheet(1000, 'Go'));
  expect([previewed.status, previewed.body.rows.length]).toEqual([200, 1000]);
  const first = await load(base64(sheet(1000, 'Go')));
  expect([first.status, first.body.ids.length, await count()]).toEqual([200, 1000, 1000]);
  const second = await load(base64(sheet(1000, 'Run')), { duplicates: 'update' });
  expect([second.status, second.body.updated.length]).toEqual([200, 1000]);
  expect((await undo(second.body.undo_id)).status).toBe(200);
  for (const format of ['csv', 'xlsx'] as const) {
    const same = await load((await save(format)).content, { duplicates: 'update', empty_cells: 'clear' });
    expect([format, same.status, same.body.updated, same.body.errors]).toEqual([format, 200, [], []]);
  }
  expect((await undo(first.body.undo_id)).status).toBe(200);
  expect(await count()).toBe(0);
});
