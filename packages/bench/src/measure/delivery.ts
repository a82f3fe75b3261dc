import type { Engine, ProviderRun } from '../bench-run';
import { callAsOwner, WHITELABEL } from '../processes/api';
import { Audience } from '../processes/audience';
import { startProgram } from '../processes/program';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { ratioFigure } from '../result/ratio';
import { percentile } from '../result/statistics';

const PAIR = new URL('../processes/delivery-pair.ts', import.meta.url);
const SOCKETS = 50;
const GAME = 4821;
const SIDES = ['provider', 'bare', 'alone'] as const;
type Side = (typeof SIDES)[number];

/** Time from a write to its message on all sockets, against a bare ws server, on each engine. */
export async function measureDelivery(run: ProviderRun): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const engine of run.engines) figures.push(...(await onEngine(run, engine)));
  return figures;
}

async function onEngine({ quick, end, print }: ProviderRun, engine: Engine): Promise<Figure[]> {
  const [rounds, writes] = quick ? [3, 15] : [9, 60];
  const pair = await startProgram(end, PAIR, await engine.copy());
  const { origin, bare } = pair.ready as { origin: string; bare: string };
  const { token, headers } = await callAsOwner(origin);
  const query = new URLSearchParams({ token, whitelabel: WHITELABEL, subscriptions: 'ss.game.update' });
  const live = `${origin.replace(/^http/, 'ws')}/socket?${query}`;

  let written = 0;
  const write = async () => {
    written += 1;
    const body = JSON.stringify({ name: `Harbour ${String(written).padStart(5, '0')}` });
    const answer = await fetch(`${origin}/v1/games/${GAME}.json`, { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(`The write responded with ${answer.status}.`);
    await answer.arrayBuffer();
  };
  const listen = async (side: Side, times: number): Promise<readonly number[]> => {
    const audience = await Audience.open(side === 'provider' ? live : bare, SOCKETS);
    const after: number[] = [];
    try {
      for (let time = 0; time < times; time += 1) {
        end.check();
        const heard = await audience.hear(side === 'alone' ? () => audience.say('now') : write);
        if (side === 'provider') pair.tell({ text: heard.frame });
        after.push(...heard.after);
      }
    } finally {
      audience.close();
    }
    return after;
  };

  const series = new Map<string, number[]>();
  for (let round = -1; round < rounds; round += 1) {
    print(`Delivery on ${engine.name}: ${round < 0 ? 'warming up' : `round ${round + 1} of ${rounds}`}`);
    for (const side of SIDES) {
      const after = await listen(side, writes);
      if (round < 0) continue;
      for (const share of [0.5, 0.99]) {
        const name = `${side} ${share}`;
        series.set(name, [...(series.get(name) ?? []), percentile(after, share)]);
      }
    }
  }
  await pair.stop();

  const group = `From a write to ${SOCKETS} sockets (${rounds} rounds of ${writes} writes in turns)`;
  const figure = (name: string, twin: Side, share: number, budget?: number) =>
    ratioFigure(
      group,
      `${engine.name}: ${name}`,
      {
        ours: series.get(`provider ${share}`) ?? [],
        twin: series.get(`${twin} ${share}`) ?? [],
        unit: 'ms',
        named: ['provider', 'bare'],
      },
      budget,
    );
  return [
    figure('p50 against bare ws hearing of the same write', 'bare', 0.5, BUDGETS.delivery),
    figure('p99 against bare ws hearing of the same write', 'bare', 0.99, BUDGETS.delivery),
    figure('p50 against bare ws without any write', 'alone', 0.5),
  ];
}
