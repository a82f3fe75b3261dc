import type { ProviderRun } from '../bench-run';
import { callAsOwner } from '../processes/api';
import { startGrown } from '../processes/start-grown';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';

const GROUP = 'Import of a spreadsheet';
const SIZES = { few: 100, many: 1000 } as const;

/** Time to import 1,000 rows, and the cost per row against an import of 100. */
export async function measureSheets(run: ProviderRun): Promise<Figure[]> {
  run.print('Import');
  const { program, origin, grown } = await startGrown(run);
  const { headers } = await callAsOwner(origin);
  const [empty, other] = grown.empty;
  const sheetOf = (rows: number) => {
    const lines = Array.from({ length: rows }, (_, at) => `A row ${at + 1},Follow the quay to post ${at + 1}.,10`);
    return Buffer.from(['name,description,points', ...lines].join('\n')).toString('base64');
  };
  const importTo = async (game: number | undefined, rows: number) => {
    run.end.check();
    const before = await program.statements();
    const began = performance.now();
    const answer = await fetch(`${origin}/v1/tasks/import.json`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ game_id: game, file: sheetOf(rows), duplicates: 'add' }),
    });
    const body = (await answer.json()) as { ids?: readonly number[] };
    const spent = performance.now() - began;
    if (body.ids?.length !== rows) throw new Error(`${rows} rows responded with ${JSON.stringify(body).slice(0, 300)}`);
    return { spent, statements: (await program.statements()) - before };
  };
  // Warm-up: the first import loads the sheet reader.
  await importTo(other, SIZES.few);
  const few = await importTo(other, SIZES.few);
  const many = await importTo(empty, SIZES.many);
  await program.stop();
  return [
    { group: GROUP, name: 'import of 1,000 rows', value: many.spent, unit: 'ms', budget: BUDGETS.importing },
    {
      group: GROUP,
      name: 'a row of 1,000 against a row of 100',
      value: many.spent / SIZES.many / (few.spent / SIZES.few),
      unit: 'ratio',
      budget: BUDGETS.growth,
      detail: `${many.spent.toFixed(0)} ms for 1,000, ${few.spent.toFixed(0)} ms for 100`,
    },
    {
      group: GROUP,
      name: 'statements for 1,000 rows against 100',
      value: many.statements / few.statements,
      unit: 'ratio',
      detail: `${many.statements} against ${few.statements}`,
    },
  ];
}
