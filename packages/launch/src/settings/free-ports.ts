import { createServer } from 'node:net';
import { REMOTE_IDS } from '@waymark/contract';
import { PlainFailure } from '../plain-failure';
import { browserPort } from './browser-ports';
import { allPorts, type PortPlan, planPorts } from './ports';

/** A port nobody listens on, chosen by the system. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** Whether nobody listens on a port of this machine, under either address that `localhost` may mean. */
export async function isFree(port: number): Promise<boolean> {
  const free = await Promise.all(['127.0.0.1', '::1'].map((host) => isFreeAt(port, host)));
  return free.every(Boolean);
}

/** An address that this machine does not have is in nobody's use. */
function isFreeAt(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE' && code !== 'EACCES'));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/**
 * Finds out early, before a build, that a port is taken.
 * @throws {PlainFailure} that names the port and what needs it
 */
export async function requireFreePorts(plan: PortPlan, withProvider: boolean): Promise<void> {
  const needed: [number, string][] = [
    [plan.shell, 'the shell'],
    ...REMOTE_IDS.map((id): [number, string] => [plan.remotes[id], `the remote ${id}`]),
    ...(withProvider ? [...new Set([plan.provider, browserPort(plan.provider)])] : []).map((port): [number, string] => [
      port,
      'the provider',
    ]),
  ];
  for (const [port, what] of needed) {
    if (!(await isFree(port))) throw new PlainFailure(portTaken(port, what));
  }
}

/** What is said about a port that another program has. */
export const portTaken = (port: number, what: string): string =>
  `Port ${port}, needed for ${what}, is in use by another program. End it, or choose other ports with WAYMARK_PORT.`;

/** This port, or the next one above it in steps of ten that nobody listens on: what runs already keeps running. */
export async function nextFreePort(port: number): Promise<number> {
  for (let tried = port; tried < port + TRIES * STEP; tried += STEP) if (await isFree(tried)) return tried;
  throw new PlainFailure(`Port ${port} and all that could stand in for it are in use by other programs.`);
}

const FIRST = 20_000;
const STEP = 10;
const TRIES = 200;

/**
 * A plan whose ports are all free, so that tests run beside a builder that is in use. `seat` keeps plans that are made
 * at the same time apart.
 */
export async function planFreePorts(seat: number): Promise<PortPlan> {
  const start = (process.pid * 7 + seat * 331) % TRIES;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const plan = planPorts(FIRST + ((start + tried) % TRIES) * STEP);
    const free = await Promise.all(allPorts(plan).map(isFree));
    if (free.every(Boolean)) return plan;
  }
  throw new Error('There are no free ports on this machine.');
}
