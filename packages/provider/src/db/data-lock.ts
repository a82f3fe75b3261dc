import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Said when another process has the data folder. */
export class DataFolderLocked extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by another Waymark (process ${pid}). Stop that one first.`);
    this.name = 'DataFolderLocked';
  }
}

/**
 * Takes a data folder for this process: the embedded database does not notice a second opener and would lose rows.
 * The lock of a process that is gone is taken over.
 * @returns gives the folder free again
 * @throws {DataFolderLocked} when a living process has it
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'waymark.lock');
  for (;;) {
    try {
      writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
      return () => {
        if (holderOf(file)?.pid === process.pid) rmSync(file, { force: true });
      };
    } catch (error) {
      if (!isExisting(error)) throw error;
    }
    const holder = holderOf(file);
    if (holder && isAlive(holder)) throw new DataFolderLocked(folder, holder.pid);
    rmSync(file, { force: true });
  }
}

interface Holder {
  readonly pid: number;
  readonly start: string;
}

function holderOf(file: string): Holder | undefined {
  try {
    const [pid, start = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return Number(pid) > 0 ? { pid: Number(pid), start } : undefined;
  } catch {
    return undefined;
  }
}

/** A number is given out again after its process ended, so the start time has to agree where it can be known. */
function isAlive({ pid, start }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return start === '' || startOf(pid) === start;
}

/** When a process started, in the words of Linux; empty elsewhere. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

const isExisting = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';
