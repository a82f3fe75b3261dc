import { createServer } from 'node:net';
import { browserPort } from '@waymark/federation/ports';
import { PlainFailure } from '../plain-failure';
import { claimPorts } from './claimed-ports';
import { allPorts, type PortPlan, planPorts } from './ports';

/** A free port, chosen by the system. */
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

/** Whether a port of this machine is free on both addresses of `localhost`. */
export async function isFree(port: number): Promise<boolean> {
  const free = await Promise.all(['127.0.0.1', '::1'].map((host) => isFreeAt(port, host)));
  return free.every(Boolean);
}

/** An address this machine doesn't have cannot be in use. */
function isFreeAt(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE' && code !== 'EACCES'));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/**
 * Detects taken ports before the build.
 * @throws {PlainFailure} naming the port and what needs it
 */
export async function requireFreePorts(plan: PortPlan, withProvider: boolean): Promise<void> {
  const needed: [number, string][] = [
    [plan.shell, 'the shell'],
    ...Object.entries(plan.remotes).map(([id, port]): [number, string] => [port, `the remote ${id}`]),
    ...(withProvider ? [...new Set([plan.provider, browserPort(plan.provider)])] : []).map((port): [number, string] => [
      port,
      'the provider',
    ]),
  ];
  for (const [port, what] of needed) {
    if (!(await isFree(port))) throw new PlainFailure(portTaken(port, what));
  }
}

/** The message about a port that another program uses. */
export const portTaken = (port: number, what: string): string =>
  `Port ${port}, needed for ${what}, is in use by another program. End it, or choose other ports with WAYMARK_PORT.`;

/** This port, or the next free one in steps of ten, so that running programs continue. It is claimed by this process. */
export async function nextFreePort(port: number): Promise<number> {
  for (let tried = port; tried < port + TRIES * STEP; tried += STEP)
    if ((await isFree(tried)) && claimPorts([tried])) return tried;
  throw new PlainFailure(`Port ${port} and all that could stand in for it are in use by other programs.`);
}

const FIRST = 20_000;
const STEP = 10;
const TRIES = 200;

/** A plan of free ports, claimed by this process, so that tests run next to a builder in use. `seat` separates plans made at the same time. */
export async function planFreePorts(seat: number): Promise<PortPlan> {
  const start = (process.pid * 7 + seat * 331) % TRIES;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const plan = planPorts(FIRST + ((start + tried) % TRIES) * STEP);
    const free = await Promise.all(allPorts(plan).map(isFree));
    if (free.every(Boolean) && claimPorts(allPorts(plan))) return plan;
  }
  throw new Error('There are no free ports on this machine.');
}
