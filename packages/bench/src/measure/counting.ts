import type { Engine, ProviderRun } from '../bench-run';
import { callAsOwner } from '../processes/api';
import { fillPresentedIn } from '../processes/presented';
import { startProgram } from '../processes/program';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { summarise } from '../result/ratio';
import { median } from '../result/statistics';

const PROGRAM = new URL('../processes/crowd-provider.ts', import.meta.url);
const CALLS = {
  progress: 'analytics/progress.json?',
  places: 'analytics/places.json?',
  'before and after': 'analytics/moment.json?at=1777636800&',
} as const;

/**
 * The provider's cost of 100,000 answers on each engine, against analytics of as many teams and challenges with few
 * answers.
 */
export async function measureCounting(run: ProviderRun): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const engine of run.engines) figures.push(...(await countOn(run, engine)));
  return figures;
}

async function countOn({ quick, end, print }: ProviderRun, engine: Engine): Promise<Figure[]> {
  print(`Counting on ${engine.name}`);
  const env = await engine.copy();
  const games = await fillPresentedIn(env.WAYMARK_DATA ?? '', env.DATABASE_URL);
  const program = await startProgram(end, PROGRAM, env);
  const { origin } = program.ready as { origin: string };
  const { headers } = await callAsOwner(origin);
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(CALLS)) {
    const series = { few: [] as number[], many: [] as number[] };
    for (let call = -3; call < (quick ? 7 : 15); call += 1) {
      for (const side of ['few', 'many'] as const) {
        end.check();
        const began = performance.now();
        const answer = await fetch(`${origin}/v1/${path}game_id=${games[side]}`, { headers });
        if (!answer.ok) throw new Error(`${path} responded with ${answer.status}.`);
        await answer.arrayBuffer();
        if (call >= 0) series[side].push(performance.now() - began);
      }
    }
    figures.push({
      group: `Analytics of 100,000 answers on ${engine.name}, more than of 1,000 by the same teams`,
      name,
      value: Math.max(0, median(series.many) - median(series.few)),
      unit: 'ms',
      // The embedded database is for development: it counts in the provider's own process.
      ...(engine.name === 'PostgreSQL' ? { budget: BUDGETS.counting } : {}),
      detail: `whole calls ${summarise(series.many, 'ms')} against ${summarise(series.few, 'ms')}`,
      series,
    });
  }
  await program.stop();
  return figures;
}
