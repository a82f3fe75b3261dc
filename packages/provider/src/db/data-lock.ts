import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  while (!claim(file)) {
    const holder = livingHolder(file);
    if (holder) throw new DataFolderLocked(folder, holder.pid);
    clearAway(file);
  }
  return () => {
    if (holderOf(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}

/** Linked and not written in place: the lock is there with its content or not at all. */
function claim(file: string): boolean {
  const beside = `${file}.${randomUUID()}`;
  writeFileSync(beside, `${process.pid} ${startOf(process.pid)}`);
  try {
    linkSync(beside, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Removes a dead lock; one that somebody else put in its place just now is put back. */
function clearAway(file: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (livingHolder(aside)) linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

interface Holder {
  readonly pid: number;
  readonly start: string;
}

function livingHolder(file: string): Holder | undefined {
  const holder = holderOf(file);
  return holder && isAlive(holder) ? holder : undefined;
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
    return codeOf(error) === 'EPERM';
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

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
