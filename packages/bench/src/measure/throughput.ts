import type { Engine, ProviderRun } from '../bench-run';
import { type Caller, callAsOwner } from '../processes/api';
import { PROVIDER, portFor } from '../processes/engines';
import { MIX_LENGTH, mixedCalls } from '../processes/mix';
import type { FloorOrder, SentStatement } from '../processes/mix-floor';
import { type Program, startProgram } from '../processes/program';
import { type Fastest, fastestWithin, type LoadCall, type Pace, runLoad } from '../processes/steady-load';
import type { Figure } from '../result/figure';
import { ratioFigure } from '../result/ratio';

const FLOOR = new URL('../processes/mix-floor.ts', import.meta.url);
const LISTENED = new URL('../processes/listened-provider.ts', import.meta.url);
const MOST_MS = 250;
/** Concurrent calls while CPU time is measured. */
const AT_ONCE = 8;
/** Rounds of the mix whose statements are replayed. */
const REPLAYED = 5;

/** Mixed calls per second on one node, against bare node:http and against the database alone, on each engine. */
export async function measureThroughput(run: ProviderRun): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const engine of run.engines) figures.push(...(await onEngine(run, engine)));
  return figures;
}

async function onEngine(run: ProviderRun, engine: Engine): Promise<Figure[]> {
  const { quick, end, print } = run;
  const [rounds, forMs] = quick ? [3, 1500] : [9, 4000];
  print(`Throughput on ${engine.name}`);
  const replay = await statementsOf(run, engine);
  const port = await portFor(82);
  const provider = await startProgram(end, PROVIDER, {
    ...(await engine.copy()),
    ...port,
    WAYMARK_CALLS_PER_MINUTE: '0',
    WAYMARK_CALLS_AT_ONCE: '0',
  });
  const floor = await startProgram(end, FLOOR, await engine.copy());
  const origin = `http://127.0.0.1:${port.WAYMARK_PROVIDER_PORT}`;
  const bareOrigin = `http://127.0.0.1:${(floor.ready as { port: number }).port}`;
  const owner = await callAsOwner(origin);
  const callAt = await mixedCalls(origin, owner);
  floor.tell({ answers: await answersTo(origin, owner, callAt) } satisfies FloorOrder);

  const at = (url: string) => (atOnce: number) => {
    end.check();
    return runLoad({ origin: url, headers: owner.headers, callAt, atOnce, forMs });
  };
  const alone = async (atOnce: number) => {
    end.check();
    const order: FloorOrder = { rounds: replay, atOnce, forMs };
    return ((await floor.ask(order)) as { pace: Pace }).pace;
  };
  // Warm-up: the first calls compile code the others use.
  for (const warm of [at(origin), at(bareOrigin), alone]) await warm(AT_ONCE);
  const ours = await fastestWithin(MOST_MS, at(origin));
  const bare = await fastestWithin(MOST_MS, at(bareOrigin));
  const database = await fastestWithin(MOST_MS, alone);

  const spent = { provider: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    spent.provider.push(await spentPerCall(provider, () => at(origin)(AT_ONCE), forMs));
    spent.bare.push(await spentPerCall(floor, () => at(bareOrigin)(AT_ONCE), forMs));
  }
  await Promise.all([provider.stop(), floor.stop()]);

  const group = `Mixed calls on one node (reads of every screen, one write in ten)`;
  const rate = (name: string, { perSecond, p99, atOnce }: Fastest): Figure => ({
    group,
    name: `${engine.name}: ${name}`,
    value: Math.round(perSecond),
    unit: 'count',
    detail: `p99 ${p99.toFixed(0)} ms, ${atOnce} at once`,
  });
  return [
    rate(`calls per second with p99 within ${MOST_MS} ms`, ours),
    rate('the same JSON from bare node:http', bare),
    rate('the same statements on the database alone', database),
    ratioFigure(group, `${engine.name}: CPU time per call against bare node:http (${AT_ONCE} at once)`, {
      ours: spent.provider,
      twin: spent.bare,
      unit: 'ms',
      named: ['provider', 'bare'],
    }),
  ];
}

async function spentPerCall(program: Program, load: () => Promise<Pace>, forMs: number): Promise<number> {
  const before = await program.spent();
  const { perSecond } = await load();
  return ((await program.spent()) - before) / ((perSecond * forMs) / 1000);
}

async function answersTo(origin: string, { headers }: Caller, callAt: (turn: number) => LoadCall): Promise<string[]> {
  const texts: string[] = [];
  for (let turn = 0; turn < MIX_LENGTH; turn += 1) {
    const { method, path, body } = callAt(turn);
    const answer = await fetch(origin + path, { method, headers, ...(body ? { body } : {}) });
    texts.push(await answer.text());
  }
  return texts;
}

/** The statements of some rounds of the mix, per call, without those of separate connections. */
async function statementsOf({ end }: ProviderRun, engine: Engine): Promise<SentStatement[][]> {
  const provider = await startProgram(end, LISTENED, await engine.copy());
  const { origin } = provider.ready as { origin: string };
  const owner = await callAsOwner(origin);
  const callAt = await mixedCalls(origin, owner);
  const rounds: SentStatement[][] = [];
  await provider.ask('statements');
  for (let turn = 0; turn < MIX_LENGTH * REPLAYED; turn += 1) {
    const { method, path, body } = callAt(turn);
    const answer = await fetch(origin + path, { method, headers: owner.headers, ...(body ? { body } : {}) });
    await answer.arrayBuffer();
    const { statements } = (await provider.ask('statements')) as { statements: SentStatement[] };
    rounds.push(statements.filter(({ text }) => !/^(begin|commit|rollback)/.test(text)));
  }
  await provider.stop();
  return rounds;
}
