import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDER = join(tmpdir(), 'waymark-ports');
const fileOf = (port: number): string => join(FOLDER, String(port));

/**
 * Claims free ports until this process ends: they may be opened much later, and another process that looks for free
 * ports meanwhile must not choose them too.
 * @returns whether all were free to claim; otherwise none is claimed
 */
export function claimPorts(ports: readonly number[]): boolean {
  mkdirSync(FOLDER, { recursive: true });
  const claimed: number[] = [];
  const release = (): void => {
    for (const port of claimed) rmSync(fileOf(port), { force: true });
  };
  for (const port of ports) {
    if (!claim(port)) {
      release();
      return false;
    }
    claimed.push(port);
  }
  process.once('exit', release);
  return true;
}

function claim(port: number): boolean {
  // A process that was killed has left its claims.
  if (!isHeld(port)) rmSync(fileOf(port), { force: true });
  try {
    writeFileSync(fileOf(port), String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function isHeld(port: number): boolean {
  try {
    process.kill(Number(readFileSync(fileOf(port), 'utf8')), 0);
    return true;
  } catch (error) {
    // It runs for somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
