import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolderLocked, lockDataFolder } from './data-lock';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-lock-'));
  file = join(folder, 'waymark.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lets one have the folder until it is given free', async () => {
  const unlock = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderLocked);
  unlock();
  expect(existsSync(file)).toBe(false);
  (await lockDataFolder(folder))();
});

it('lets one of many have it that come at once, past a dead lock too', async () => {
  writeFileSync(file, `${deadProcess()} 1`);
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['waymark.lock']);
});

it.each([
  ['of a process that is gone', () => `${deadProcess()} 1`],
  ['of another process that had the number before', () => `${process.pid} 1`],
  ['that nobody can read', () => ''],
])('takes over a lock %s', async (_whose, content) => {
  writeFileSync(file, content());
  const unlock = await lockDataFolder(folder);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  unlock();
});

it('does not give free what somebody else has by now', async () => {
  const unlock = await lockDataFolder(folder);
  writeFileSync(file, '1 1');
  unlock();
  expect(readFileSync(file, 'utf8')).toBe('1 1');
});

const deadProcess = () => spawnSync(process.execPath, ['-e', '']).pid;
