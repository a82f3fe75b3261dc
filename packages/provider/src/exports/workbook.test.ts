import type { Cell } from '@waymark/contract/sheets';
import { fromPieces } from '../work/pieces';
import { sheetOf } from './workbook';

/** The rows of a sheet made of a table of this length. */
async function rowsOf(length: number): Promise<(readonly Cell[])[]> {
  async function* rows() {
    for (let row = 1; row <= length; row += 1) yield [row];
  }
  const sheet = await sheetOf({ name: 'answers', headers: ['Answer number'], rows });
  return fromPieces(sheet.rows);
}

it('says in its last row that a longer table is cut, and where the rest is', async () => {
  const whole = await rowsOf(20_000);
  expect([whole.length, whole.at(-1)]).toEqual([20_001, [20_000]]);
  const cut = await rowsOf(20_001);
  expect([cut.length, cut.at(-2), cut.at(-1)]).toEqual([
    20_002,
    [20_000],
    ['Only the first 20,000 rows. All of them are in answers.csv.'],
  ]);
});
