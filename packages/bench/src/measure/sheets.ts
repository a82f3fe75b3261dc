import type { ProviderRun } from '../bench-run';
import { callAsOwner } from '../processes/api';
import { startGrown } from '../processes/start-grown';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';

const GROUP = 'Import of a spreadsheet';
const SIZES = { few: 100, many: 1000 } as const;

/** How long an import of 1,000 rows takes, and what a row costs against a row of 100. */
export async function measureSheets(run: ProviderRun): Promise<Figure[]> {
  run.say('Import');
  const { program, origin, grown } = await startGrown(run);
  const { headers } = await callAsOwner(origin);
  const [empty, other] = grown.empty;
  const template = await fetch(`${origin}/v1/tasks/export/${grown.small.game}.json?format=csv`, { headers });
  const { file } = (await template.json()) as { file: { content: string } };
  const [head = '', row = ''] = Buffer.from(file.content, 'base64').toString().split('\n');
  const sheetOf = (rows: number) => {
    const lines = Array.from({ length: rows }, (_, at) => row.replace('A step 1', `A row ${at + 1}`));
    return Buffer.from([head, ...lines, ''].join('\n')).toString('base64');
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
    const said = (await answer.json()) as { count?: number };
    if (!answer.ok) throw new Error(`The import was answered with ${answer.status}: ${JSON.stringify(said)}`);
    return { spent: performance.now() - began, statements: (await program.statements()) - before, said };
  };
  // The first import loads what reads sheets.
  await importTo(other, SIZES.few);
  const few = await importTo(other, SIZES.few);
  const many = await importTo(empty, SIZES.many);
  const list = await fetch(`${origin}/v1/tasks/game/${empty}.json?page=1&per_page=25`, { headers });
  const { meta } = (await list.json()) as { meta: { count: number } };
  await program.stop();
  if (meta.count !== SIZES.many) throw new Error(`${meta.count} of ${SIZES.many} rows were imported.`);
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
