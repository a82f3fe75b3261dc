/** @also-embedded Only the embedded database locks its folder. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainly } from '../program';
import { eventually } from '../testing/eventually';
import { canContain, type LockProcess, startLockProcess } from '../testing/lock-process';
import { DataFolderLocked, DataFolderLost, type DataLock, lockDataFolder } from './data-lock';

const QUICK = { every: 50, silence: 600 };

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-lock-'));
  file = join(folder, 'waymark.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const holder = () => JSON.parse(readFileSync(file, 'utf8')) as { pid: number; token: string };
const deadProcess = () => spawnSync(process.execPath, ['-e', '']).pid;

/** A lock written in another container, whose process id also exists here. */
async function foreignLock(): Promise<void> {
  const lock = await lockDataFolder(folder);
  const mark = { ...holder(), token: 'of another', host: 'elsewhere', space: 'pid:[1]' };
  lock.release();
  writeFileSync(file, JSON.stringify(mark));
}

it('grants the folder to one holder until it is released', async () => {
  const lock = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderLocked);
  lock.release();
  expect(existsSync(file)).toBe(false);
  (await lockDataFolder(folder)).release();
});

it('grants the folder to one of eight concurrent requests, even past a stale lock', async () => {
  writeFileSync(file, `${deadProcess()} 1`);
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)));
  const lock = outcomes.filter(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<DataLock>[];
  expect(lock).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['waymark.lock']);
  lock[0]?.value.release();
});

it.each([
  ['of a dead process', () => `${deadProcess()} 1`],
  ['of an earlier process with the same pid', () => `${process.pid} 1`],
  ['that is unreadable', () => ''],
])('takes over a lock %s', async (_whose, content) => {
  writeFileSync(file, content());
  const lock = await lockDataFolder(folder);
  expect(holder().pid).toBe(process.pid);
  lock.release();
});

it.each(['', 'sub'])(
  'says in one sentence that a folder cannot be written to (a file is in its place: "%s")',
  async (below) => {
    writeFileSync(file, '');
    const fault = await lockDataFolder(join(file, below)).catch(plainly);
    expect(fault).toContain(`The data folder ${join(file, below)} (WAYMARK_DATA) cannot be written to (E`);
  },
);

it('does not release a lock that has changed hands', async () => {
  const lock = await lockDataFolder(folder);
  writeFileSync(file, '1 1');
  lock.release();
  expect(readFileSync(file, 'utf8')).toBe('1 1');
});

describe('a lock of another container', () => {
  it('is held while its heartbeat is fresh, even if its pid exists here', async () => {
    await foreignLock();
    const beating = setInterval(() => utimesSync(file, new Date(), new Date()), QUICK.every);
    await expect(lockDataFolder(folder, { heartbeat: QUICK })).rejects.toThrow(/process \d+ on elsewhere/);
    clearInterval(beating);
  });

  it('is taken over when its heartbeat stops', async () => {
    await foreignLock();
    const lock = await lockDataFolder(folder, { heartbeat: QUICK });
    expect(holder().token).not.toBe('of another');
    lock.release();
  });
});

if (canContain()) {
  describe('processes in separate containers', () => {
    let other: LockProcess;
    afterEach(() => other.kill());

    it('do not share a folder', async () => {
      other = startLockProcess(folder, QUICK, true);
      expect(await other.says()).toBe('has it');
      await expect(lockDataFolder(folder, { heartbeat: QUICK })).rejects.toThrow(DataFolderLocked);
      await other.kill();
      const lock = await lockDataFolder(folder, { heartbeat: QUICK });
      other = startLockProcess(folder, QUICK, true);
      expect(await other.says()).toMatch(/is in use by another Waymark/);
      lock.release();
    });

    it('take over from a suspended one, which notices when it resumes', async () => {
      other = startLockProcess(folder, QUICK, true);
      expect(await other.says()).toBe('has it');
      other.signal('SIGSTOP');
      const lock = await lockDataFolder(folder, { heartbeat: QUICK });
      other.signal('SIGCONT');
      expect(await other.says()).toBe('DataFolderLost');
      lock.check();
      lock.release();
    });
  });
}

describe('a held folder', () => {
  it('is reported lost at the next heartbeat after a takeover', async () => {
    const lost: unknown[] = [];
    const lock = await lockDataFolder(folder, { heartbeat: QUICK, onLost: (error) => lost.push(error) });
    writeFileSync(file, JSON.stringify({ ...holder(), token: 'of another' }));
    expect(
      await eventually(
        async () => lost,
        ({ length }) => length > 0,
      ),
    ).toEqual([expect.any(DataFolderLost)]);
    expect(() => lock.check()).toThrow(DataFolderLost);
    lock.release();
    expect(holder().token).toBe('of another');
  });

  it('detects a takeover before a write when the timer is late', async () => {
    const lock = await lockDataFolder(folder, { heartbeat: { every: 60_000, silence: 20 } });
    lock.check();
    writeFileSync(file, JSON.stringify({ ...holder(), token: 'of another' }));
    await expect(
      eventually(
        async () => lock.check(),
        () => false,
      ),
    ).rejects.toThrow(DataFolderLost);
  });

  it('is locked again when its lock file is deleted', async () => {
    const lock = await lockDataFolder(folder, { heartbeat: QUICK });
    rmSync(file);
    expect(await eventually(async () => existsSync(file), Boolean)).toBe(true);
    lock.check();
    lock.release();
  });
});
