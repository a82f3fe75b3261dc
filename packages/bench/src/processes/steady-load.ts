import { Agent, request } from 'node:http';
import { percentile } from '../result/statistics';

/** One call of a load. */
export interface LoadCall {
  readonly method: 'GET' | 'PUT';
  readonly path: string;
  readonly body?: string;
}

/** Concurrent calls, repeated for some time. */
export interface SteadyLoad {
  readonly origin: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly callAt: (turn: number) => LoadCall;
  readonly atOnce: number;
  readonly forMs: number;
}

/** Result of a load. */
export interface Pace {
  readonly perSecond: number;
  /** 99th percentile of response times, in milliseconds. */
  readonly p99: number;
}

/** The highest load within the time limit. */
export interface Fastest extends Pace {
  readonly atOnce: number;
}

const LEVELS = [1, 2, 4, 8, 12, 16, 24, 32, 48, 64];

/**
 * Raises concurrency until responses take too long.
 * @param paceAt runs the load at a concurrency
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
 * Runs a load on keep-alive connections.
 * @throws on an unsuccessful call
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
      const start = performance.now();
      await callOnce(agent, origin, headers, call);
      times.push(performance.now() - start);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, caller));
  } finally {
    agent.destroy();
  }
  return paceOf(times, performance.now() - began);
}

/** The pace of calls with these response times, within a period. */
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
        else reject(new Error(`${method} ${path} responded with ${answer.statusCode}.`));
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
