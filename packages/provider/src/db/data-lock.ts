import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isUnwritable } from '../storage/unwritable';
import { DatabaseAway } from './database-away';
import { type Holder, LockFile, tokenOf } from './lock-file';
import { isNear, isRunning, ownMark } from './process-mark';

/** Thrown when another process has the data folder. */
export class DataFolderLocked extends Error {
  override readonly name = 'DataFolderLocked';

  constructor(folder: string, { pid, host }: Pick<Holder, 'pid' | 'host'>) {
    const where = host === ownMark().host ? '' : ` on ${host}`;
    super(`The data folder ${folder} is in use by another Waymark (process ${pid}${where}). Stop that one first.`);
  }
}

/** Thrown when another process has taken over the data folder, so that this one must not write any more. */
export class DataFolderLost extends DatabaseAway {
  override readonly name = 'DataFolderLost';

  constructor(folder: string) {
    super(
      `The data folder ${folder} was taken over by another Waymark. This one stops, so that nothing is overwritten.`,
    );
  }
}

/** Thrown when this process may not write to the data folder, or there is no room. */
class DataFolderUnwritable extends Error {
  override readonly name = 'DataFolderUnwritable';

  constructor(folder: string, cause: Error) {
    super(`The data folder ${folder} (WAYMARK_DATA) cannot be written to (${cause.message}).`, { cause });
  }
}

/** How often a holder renews the lock, and how long without a renewal until it counts as gone, in milliseconds. */
export interface Heartbeat {
  readonly every: number;
  readonly silence: number;
}

/** A data folder that this process has locked. */
export interface DataLock {
  /** Called before each statement. @throws {DataFolderLost} if another process has the folder now */
  check(): void;
  isLost(): boolean;
  release(): void;
}

/** Options of a lock. */
export interface LockOptions {
  /** Called when another process has taken over the folder. */
  readonly onLost?: (lost: DataFolderLost) => void;
  readonly heartbeat?: Heartbeat;
}

const HEARTBEAT: Heartbeat = { every: 2000, silence: 15_000 };

/**
 * Locks a data folder for this process, because the embedded database does not notice a second process and would lose
 * rows. A lock of a dead process is taken over: at once if that can be checked, and otherwise (another machine or
 * container) after watching it for a while without a renewal.
 * @throws {DataFolderLocked} if a living process has it
 * @throws {DataFolderUnwritable}
 */
export async function lockDataFolder(folder: string, options: LockOptions = {}): Promise<DataLock> {
  return await claimFolder(folder, options).catch((error: unknown) => {
    throw isUnwritable(error) ? new DataFolderUnwritable(folder, error) : error;
  });
}

async function claimFolder(folder: string, { heartbeat = HEARTBEAT, onLost }: LockOptions): Promise<DataLock> {
  await mkdir(folder, { recursive: true });
  const file = new LockFile(join(folder, 'waymark.lock'));
  const token = randomUUID();
  while (!file.claim(token)) {
    const holder = file.holder();
    if (holder === 'nobody') continue;
    if (holder !== 'unreadable' && (await isAlive(holder, file, heartbeat))) throw new DataFolderLocked(folder, holder);
    file.clearAway(holder);
  }
  return new HeldFolder(folder, file, token, heartbeat, onLost);
}

async function isAlive(holder: Holder, file: LockFile, { every, silence }: Heartbeat): Promise<boolean> {
  if (isNear(holder)) return isRunning(holder);
  const first = file.pulse();
  for (let waited = 0; waited < silence; waited += every / 4) {
    await pause(every / 4);
    if (file.pulse() !== first) return file.pulse() !== undefined;
  }
  return false;
}

/** Renews the lock, and checks each time that the folder is still its own. */
class HeldFolder implements DataLock {
  readonly #folder: string;
  readonly #file: LockFile;
  readonly #token: string;
  readonly #heartbeat: Heartbeat;
  readonly #onLost: LockOptions['onLost'];
  readonly #timer: NodeJS.Timeout;
  #seen = Date.now();
  #lost: DataFolderLost | undefined;

  constructor(folder: string, file: LockFile, token: string, heartbeat: Heartbeat, onLost: LockOptions['onLost']) {
    this.#folder = folder;
    this.#file = file;
    this.#token = token;
    this.#heartbeat = heartbeat;
    this.#onLost = onLost;
    this.#timer = setInterval(() => this.#beat(), heartbeat.every).unref();
  }

  check(): void {
    // A process that was suspended may write before its timer fires.
    if (this.#isLate(this.#heartbeat.silence / 2)) this.#beat();
    if (this.#lost) throw this.#lost;
  }

  isLost(): boolean {
    return this.#lost !== undefined;
  }

  release(): void {
    clearInterval(this.#timer);
    if (tokenOf(this.#file.holder()) === this.#token) this.#file.remove();
  }

  #beat(): void {
    if (this.#lost) return;
    try {
      const holder = this.#file.holder();
      // A lock file deleted by hand is recreated, unless another process was faster.
      const isOurs = holder === 'nobody' ? this.#file.claim(this.#token) : tokenOf(holder) === this.#token;
      if (isOurs) {
        this.#file.beat();
        this.#seen = Date.now();
      } else this.#lose();
    } catch {
      // Disks fail for moments; but after too long, others consider the folder free.
      if (this.#isLate(this.#heartbeat.silence)) this.#lose();
    }
  }

  #isLate(span: number): boolean {
    return Date.now() - this.#seen > span;
  }

  #lose(): void {
    clearInterval(this.#timer);
    this.#lost = new DataFolderLost(this.#folder);
    this.#onLost?.(this.#lost);
  }
}
