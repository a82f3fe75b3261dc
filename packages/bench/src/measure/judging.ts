import { WebSocket } from 'ws';
import type { Engine, ProviderRun } from '../bench-run';
import { callAsOwner, WHITELABEL } from '../processes/api';
import type { Evening, EveningSize } from '../processes/evening';
import { judgeEvening } from '../processes/judge-evening';
import { startProgram } from '../processes/program';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { percentile } from '../result/statistics';

const PROGRAM = new URL('../processes/evening-provider.ts', import.meta.url);
/** Answers per second: each crew sends one. */
const CREWS = 20;
const JUDGES = 10;

/** Ten judges while twenty answers arrive each second, on each engine. */
export async function measureJudging(run: ProviderRun): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const engine of run.engines) figures.push(...(await onEngine(run, engine)));
  return figures;
}

async function onEngine({ quick, end, print }: ProviderRun, engine: Engine): Promise<Figure[]> {
  const seconds = quick ? 15 : 180;
  print(`Judging on ${engine.name}: ${seconds} s`);
  const size: EveningSize = { crews: CREWS, judges: JUDGES, challenges: seconds };
  const program = await startProgram(end, PROGRAM, {
    ...(await engine.copy()),
    WAYMARK_EVENING: JSON.stringify(size),
  });
  const { origin, bare, evening } = program.ready as { origin: string; bare: string; evening: Evening };
  const signIn = async (emails: readonly string[]) => {
    const callers = [];
    for (const email of emails) callers.push(await callAsOwner(origin, email));
    return callers;
  };
  const people = { players: await signIn(evening.players), judges: await signIn(evening.judges) };
  const [player] = people.players;
  if (!player) throw new Error('Nobody plays.');
  const query = new URLSearchParams({ token: player.token, whitelabel: WHITELABEL, subscriptions: 'ss.answer.accept' });
  const began = new Map<number, number>();
  const heard = [
    await hear(`${origin.replace(/^http/, 'ws')}/socket?${query}`, began),
    await hear(bare, began),
  ] as const;
  const result = await judgeEvening(origin, evening, people, (answer) => began.set(answer, performance.now()));
  const accepted = result.decided.filter((id) => began.has(id));
  // The last message may still be on its way.
  for (const { complete } of heard) await complete(accepted.length);
  for (const { close } of heard) close();
  await program.stop();

  const [ours, twin] = heard.map(({ after }) => [...after.values()]) as [number[], number[]];
  const [p99, bareP99] = [percentile(ours, 0.99), percentile(twin, 0.99)];
  const group = `${JUDGES} judges, ${CREWS} answers a second for ${seconds} s`;
  const once = new Set(result.decided);
  const count = (name: string, value: number, budget?: number, detail?: string): Figure => ({
    group,
    name: `${engine.name}: ${name}`,
    value,
    unit: 'count',
    ...(budget === undefined ? {} : { budget }),
    ...(detail ? { detail } : {}),
  });
  return [
    count('answers decided twice', result.decided.length - once.size, 0, `${result.refused} refused`),
    count('answers lost', result.sent.filter((id) => !once.has(id)).length, 0, `${result.sent.length} sent`),
    count('acceptances the player did not hear of', accepted.length - ours.length, 0, `${accepted.length} accepted`),
    {
      group,
      name: `${engine.name}: from the last answer to an empty queue`,
      value: result.emptiedAfter,
      unit: 'ms',
      detail: `sent within ${(result.took / 1000).toFixed(1)} s`,
    },
    {
      group,
      name: `${engine.name}: decision to the player's socket, p99 against bare ws hearing of the same`,
      value: p99 / bareP99,
      unit: 'ratio',
      // With the embedded database's single connection, this measures waiting for it.
      ...(engine.name === 'PostgreSQL' ? { budget: BUDGETS.delivery } : {}),
      detail: `player ${p99.toFixed(1)} ms, bare ${bareP99.toFixed(1)} ms, median ${percentile(ours, 0.5).toFixed(1)} ms`,
      series: { player: ours, bare: twin },
    },
  ];
}

const ACCEPTED = /"source":"ss\.answer\.accept".*"answer":\{"id":(\d+)/;
const TIMEOUT_MS = 5000;

/** Listens on a socket: milliseconds from each decision to its message. */
async function hear(url: string, began: ReadonlyMap<number, number>) {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const after = new Map<number, number>();
  socket.on('message', (frame) => {
    const answer = Number(ACCEPTED.exec(String(frame))?.[1]);
    const from = began.get(answer);
    if (from !== undefined && !after.has(answer)) after.set(answer, performance.now() - from);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  return {
    after,
    /** Waits for the rest; resolves even if it doesn't arrive. */
    complete: async (all: number): Promise<void> => {
      const until = performance.now() + TIMEOUT_MS;
      while (after.size < all && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    close: () => socket.terminate(),
  };
}
