import { Agent, request } from 'node:http';
import { percentile } from '../result/statistics';

/** One call of a load. */
export interface LoadCall {
  readonly method: 'GET' | 'PUT';
  readonly path: string;
  readonly body?: string;
}

/** Calls that follow each other for a while, a few at once. */
export interface SteadyLoad {
  readonly origin: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly callAt: (turn: number) => LoadCall;
  readonly atOnce: number;
  readonly forMs: number;
}

/** What came of a load. */
export interface Pace {
  readonly perSecond: number;
  /** Milliseconds in which all but one of a hundred were answered. */
  readonly p99: number;
}

/** The most a server does while it stays quick. */
export interface Fastest extends Pace {
  readonly atOnce: number;
}

const LEVELS = [1, 2, 4, 8, 12, 16, 24, 32, 48, 64];

/**
 * Asks for more and more at once until answers take too long.
 * @param paceAt runs the load with so many calls at once
 */
export async function fastestWithin(mostMs: number, paceAt: (atOnce: number) => Promise<Pace>): Promise<Fastest> {
  let best: Fastest = { perSecond: 0, p99: 0, atOnce: 0 };
  for (const atOnce of LEVELS) {
    const pace = await paceAt(atOnce);
    if (pace.p99 > mostMs) break;
    if (pace.perSecond > best.perSecond) best = { ...pace, atOnce };
  }
  return best;
}

/**
 * Runs a load on connections that stay open.
 * @throws for a call that is no success
 */
export async function runLoad({ origin, headers = {}, callAt, atOnce, forMs }: SteadyLoad): Promise<Pace> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  let turn = 0;
  const began = performance.now();
  const caller = async () => {
    while (performance.now() - began < forMs) {
      const call = callAt(turn);
      turn += 1;
      const asked = performance.now();
      await callOnce(agent, origin, headers, call);
      times.push(performance.now() - asked);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, caller));
  } finally {
    agent.destroy();
  }
  return paceOf(times, performance.now() - began);
}

/** The pace of calls that took so long, within so many milliseconds. */
export const paceOf = (times: readonly number[], withinMs: number): Pace => ({
  perSecond: (times.length / withinMs) * 1000,
  p99: percentile(times, 0.99),
});

function callOnce(
  agent: Agent,
  origin: string,
  headers: Readonly<Record<string, string>>,
  { method, path, body }: LoadCall,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const sent = request(origin + path, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${method} ${path} was answered with ${answer.statusCode}.`));
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
