import type { ProviderRun } from '../bench-run';
import { callAsOwner } from '../processes/api';
import { type Grown, TERM } from '../processes/grown';
import { startGrown } from '../processes/start-grown';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { ratioFigure } from '../result/ratio';

const LIST = '/v1/games.json?history=3650&page=1&per_page=25';

/** An API call of a screen, for a game of any size. */
interface MeasuredCall {
  readonly name: string;
  readonly ask: (grown: Grown, turn: number) => { readonly path: string; readonly body?: object };
  /** The owner of the list. */
  readonly asOwnerOf?: 'games';
}

const CALLS: readonly MeasuredCall[] = [
  { name: 'challenge list', ask: ({ game }) => ({ path: `/v1/tasks/game/${game}.json?page=1&per_page=25` }) },
  { name: 'search', ask: ({ game }) => ({ path: `/v1/tasks/game/${game}.json?page=1&per_page=25&term=${TERM}` }) },
  {
    name: 'reorder within a page',
    ask: ({ game, first }, turn) => ({
      path: `/v1/tasks/${first}.json`,
      body: { game_id: game, position: turn % 2 === 0 ? 20 : 1 },
    }),
  },
  { name: 'open a challenge', ask: ({ game, first }) => ({ path: `/v1/tasks/${first}.json?game_id=${game}` }) },
  { name: 'queue', ask: ({ queue }) => ({ path: `/v1/answers/queue/${queue}.json?per_page=25` }) },
  { name: 'games list', ask: () => ({ path: LIST }), asOwnerOf: 'games' },
];

/** Provider cost of the screens' API calls in a game of 10,000 challenges and a list of 5,000 games. */
export async function measureGrowth(run: ProviderRun): Promise<Figure[]> {
  const { quick, end, print } = run;
  const [rounds, calls] = quick ? [3, 20] : [9, 60];
  print('Growth');
  const { program, origin, grown } = await startGrown(run);
  const owner = await callAsOwner(origin);
  const people = {
    small: await callAsOwner(origin, grown.small.email),
    large: await callAsOwner(origin, grown.large.email),
  };
  const group = `Grown: 10,000 challenges and answers against 100, 5,000 games against 50 (${rounds} rounds of ${calls} calls in turns)`;
  const figures: Figure[] = [];
  for (const { name, ask, asOwnerOf } of CALLS) {
    const cpu = { small: [] as number[], large: [] as number[] };
    const statements = { small: 0, large: 0 };
    for (let round = -1; round < rounds; round += 1) {
      for (const size of ['small', 'large'] as const) {
        end.check();
        const { headers } = asOwnerOf ? people[size] : owner;
        const before = { spent: await program.spent(), statements: await program.statements() };
        for (let turn = 0; turn < calls; turn += 1) {
          const { path, body } = ask(grown[size], turn);
          const answer = await fetch(origin + path, {
            headers,
            ...(body ? { method: 'PUT', body: JSON.stringify(body) } : {}),
          });
          if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
          await answer.arrayBuffer();
        }
        if (round < 0) continue;
        cpu[size].push(((await program.spent()) - before.spent) / calls);
        statements[size] = ((await program.statements()) - before.statements) / calls;
      }
    }
    figures.push(
      {
        group,
        name: `${name}: statements`,
        value: statements.large / statements.small,
        unit: 'ratio',
        budget: BUDGETS.growth,
        detail: `large ${statements.large}, small ${statements.small}`,
      },
      ratioFigure(group, `${name}: processor time`, {
        ours: cpu.large,
        twin: cpu.small,
        unit: 'ms',
        named: ['large', 'small'],
      }),
    );
  }
  await program.stop();
  return figures;
}
