import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimPorts } from './claimed-ports';

/** Above every port that a plan has. */
const PORTS = 64_000 + (process.pid % 1000);
const FOLDER = join(tmpdir(), 'waymark-ports');

it('claims a port once, and no port of a set that has a claimed one', () => {
  expect(claimPorts([PORTS])).toBe(true);
  expect(claimPorts([PORTS + 1, PORTS])).toBe(false);
  expect(claimPorts([PORTS + 1])).toBe(true);
});

it('claims a port left behind by a process that has ended', () => {
  const ended = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, String(PORTS + 2)), ended);
  expect(claimPorts([PORTS + 2])).toBe(true);
});
