import type { ProviderRun } from '../bench-run';
import { callAsOwner } from '../processes/api';
import { type Crowd, fillCrowdIn } from '../processes/crowd';
import { type Program, startProgram } from '../processes/program';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { ratioFigure } from '../result/ratio';

const PROGRAM = new URL('../processes/crowd-provider.ts', import.meta.url);
const SHEETS = { few: 100, many: 1000 } as const;

/** A provider with the crowd, and its owner. */
interface Stage {
  readonly program: Program;
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly crowd: Crowd;
}

/** The board of 10,000 teams against one of 100, and the import of 1,000 teams against one of 100. */
export async function measureTeams(run: ProviderRun): Promise<Figure[]> {
  const embedded = run.engines.find(({ name }) => name === 'PGlite');
  const env = await embedded?.copy();
  if (!env?.WAYMARK_DATA) throw new Error('There is no embedded database.');
  const crowd = await fillCrowdIn(env.WAYMARK_DATA);
  const program = await startProgram(run.end, PROGRAM, env);
  const { origin } = program.ready as { origin: string };
  const { headers } = await callAsOwner(origin);
  const stage = { program, origin, headers, crowd };
  const figures = [...(await measureBoards(run, stage)), ...(await measureImport(run, stage))];
  await program.stop();
  return figures;
}

const SIDES = ['small', 'large'] as const;

/** The first page of a board; a whole one is proportional to its teams. */
async function measureBoards({ quick, end, print }: ProviderRun, { program, origin, headers, crowd }: Stage) {
  const [rounds, calls] = quick ? [3, 10] : [7, 30];
  print('Boards');
  const cpu = { small: [] as number[], large: [] as number[] };
  const statements = { small: 0, large: 0 };
  for (let round = -1; round < rounds; round += 1) {
    for (const side of SIDES) {
      end.check();
      const before = { spent: await program.spent(), statements: await program.statements() };
      for (let call = 0; call < calls; call += 1) {
        const query = 'style=alltime&page=1&per_page=25';
        const answer = await fetch(`${origin}/v1/leaderboards/game/${crowd.boards[side]}.json?${query}`, { headers });
        if (!answer.ok) throw new Error(`A board responded with ${answer.status}.`);
        await answer.arrayBuffer();
      }
      if (round < 0) continue;
      cpu[side].push(((await program.spent()) - before.spent) / calls);
      statements[side] = ((await program.statements()) - before.statements) / calls;
    }
  }
  const group = `Leaderboard of 10,000 teams against 100 (${rounds} rounds of ${calls} calls in turns)`;
  return [
    {
      group,
      name: 'first page: statements',
      value: statements.large / statements.small,
      unit: 'ratio',
      budget: BUDGETS.board.provider,
      detail: `large ${statements.large}, small ${statements.small}`,
    },
    // Without budget: places are recounted for each read, across all teams.
    ratioFigure(group, 'first page: processor time', {
      ours: cpu.large,
      twin: cpu.small,
      unit: 'ms',
      named: ['large', 'small'],
    }),
  ] satisfies Figure[];
}

async function measureImport(
  { end, print }: ProviderRun,
  { program, origin, headers, crowd }: Stage,
): Promise<Figure[]> {
  print('Import of teams');
  let sheet = 0;
  const importTo = async (game: number | undefined, teams: number) => {
    end.check();
    sheet += 1;
    const rows = Array.from({ length: teams }, (_, at) => `Sheet ${sheet} team ${at},sheet-${sheet}-${at}@bench.test`);
    const file = Buffer.from(['Team,Email', ...rows].join('\n')).toString('base64');
    const before = await program.statements();
    const began = performance.now();
    const answer = await fetch(`${origin}/v1/teams/import.json`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ game_id: game, file }),
    });
    const body = (await answer.json()) as { teams?: readonly number[]; players?: readonly number[] };
    const spent = performance.now() - began;
    if (body.teams?.length !== teams || body.players?.length !== teams)
      throw new Error(`${teams} teams were answered with ${JSON.stringify(body).slice(0, 300)}`);
    return { spent, statements: (await program.statements()) - before };
  };
  const [empty, other] = crowd.empty;
  // Warm-up: the first import loads the sheet reader.
  await importTo(other, SHEETS.few);
  const few = await importTo(other, SHEETS.few);
  const many = await importTo(empty, SHEETS.many);
  const group = 'Import of teams, each with a player';
  return [
    { group, name: 'import of 1,000 teams', value: many.spent, unit: 'ms', budget: BUDGETS.importing },
    {
      group,
      name: 'a team of 1,000 against a team of 100',
      value: many.spent / SHEETS.many / (few.spent / SHEETS.few),
      unit: 'ratio',
      budget: BUDGETS.growth,
      detail: `${many.spent.toFixed(0)} ms for 1,000, ${few.spent.toFixed(0)} ms for 100`,
    },
    {
      group,
      name: 'statements for 1,000 teams against 100',
      value: many.statements / few.statements,
      unit: 'ratio',
      detail: `${many.statements} against ${few.statements}`,
    },
  ];
}
