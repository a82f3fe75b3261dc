import type { Engine, ProviderRun } from '../bench-run';
import { callAsOwner } from '../processes/api';
import { PROVIDER, portFor } from '../processes/engines';
import { type Load, makeCalls } from '../processes/load';
import { type Program, startProgram } from '../processes/program';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { ratioFigure } from '../result/ratio';

const TWIN = new URL('../processes/list-twin.ts', import.meta.url);
const LIST = '/v1/games.json?history=3650&page=1&per_page=25';
const AT_ONCE = 8;

/** CPU time of the games list against bare node:http, on each engine. */
export async function measureList(run: ProviderRun): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const engine of run.engines) figures.push(...(await onEngine(run, engine)));
  return figures;
}

async function onEngine({ quick, end, print }: ProviderRun, engine: Engine): Promise<Figure[]> {
  const [rounds, calls] = quick ? [3, 150] : [9, 400];
  const port = await portFor(82);
  const provider = await startProgram(end, PROVIDER, {
    ...(await engine.copy()),
    ...port,
    WAYMARK_CALLS_PER_MINUTE: '0',
  });
  const twin = await startProgram(end, TWIN, await engine.copy());
  const origin = `http://127.0.0.1:${port.WAYMARK_PROVIDER_PORT}`;
  const { headers, userId } = await callAsOwner(origin);
  const text = await (await fetch(origin + LIST, { headers })).text();
  twin.tell({ answer: text, userId });

  const twinOrigin = `http://127.0.0.1:${(twin.ready as { port: number }).port}`;
  const load = (url: string): Load => ({ url, headers, calls, atOnce: AT_ONCE });
  const sides = {
    provider: { program: provider, load: load(origin + LIST), series: [] as number[] },
    query: { program: twin, load: load(`${twinOrigin}/query`), series: [] as number[] },
    bytes: { program: twin, load: load(`${twinOrigin}/bytes`), series: [] as number[] },
  };
  for (let round = -1; round < rounds; round += 1) {
    print(`List on ${engine.name}: ${round < 0 ? 'warming up' : `round ${round + 1} of ${rounds}`}`);
    for (const { program, load: same, series } of Object.values(sides)) {
      end.check();
      const spent = await spentOn(program, same, Buffer.byteLength(text));
      if (round >= 0) series.push(spent);
    }
  }
  await Promise.all([provider.stop(), twin.stop()]);

  const group = `Games list, processor time per call (${AT_ONCE} at once, ${rounds} rounds of ${calls} in turns)`;
  const figure = (name: string, twinSeries: readonly number[], budget?: number) =>
    ratioFigure(
      group,
      `${engine.name}: ${name}`,
      { ours: sides.provider.series, twin: twinSeries, unit: 'ms', named: ['provider', 'bare'] },
      budget,
    );
  return [
    figure('against node:http with the same query', sides.query.series, BUDGETS.listCpu),
    figure('against node:http with the same bytes and no query', sides.bytes.series),
  ];
}

async function spentOn(program: Program, load: Load, bytes: number): Promise<number> {
  const before = await program.spent();
  const got = await makeCalls(load);
  if (got !== bytes * load.calls)
    throw new Error(`${load.url} answered ${got} bytes instead of ${bytes * load.calls}.`);
  return ((await program.spent()) - before) / load.calls;
}
