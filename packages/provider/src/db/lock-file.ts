import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import * as z from '@waymark/contract/schema';
import { ownMark } from './process-mark';

const holderSchema = z.object({
  token: z.string(),
  pid: z.number(),
  start: z.string(),
  host: z.string(),
  boot: z.string(),
  space: z.string(),
});

/** The owner of a lock. The token is unique to this acquisition. */
export type Holder = z.infer<typeof holderSchema>;

/** The file that marks the owner of a folder. */
export class LockFile {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Linked rather than written in place, so that it never exists half-written. @returns whether it is ours now */
  claim(token: string): boolean {
    const beside = `${this.#path}.${randomUUID()}`;
    writeFileSync(beside, JSON.stringify({ token, ...ownMark() } satisfies Holder));
    try {
      linkSync(beside, this.#path);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(beside, { force: true });
    }
  }

  /** The owner: undefined without a file, `unreadable` for one without a valid owner. @throws if it cannot be read */
  holder(): Holder | 'nobody' | 'unreadable' {
    return holderIn(this.#path);
  }

  /** Renews the lock. */
  beat(): void {
    utimesSync(this.#path, new Date(), new Date());
  }

  /** Changes with every renewal; undefined without a file. */
  pulse(): string | undefined {
    return statSync(this.#path, { bigint: true, throwIfNoEntry: false })?.mtimeNs.toString();
  }

  /** Removes the lock of one owner; if somebody else has just replaced it, theirs is restored. */
  clearAway(dead: Holder | 'unreadable'): void {
    const aside = `${this.#path}.${randomUUID()}`;
    try {
      renameSync(this.#path, aside);
      if (tokenOf(holderIn(aside)) !== tokenOf(dead)) linkSync(aside, this.#path);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(aside, { force: true });
    }
  }

  remove(): void {
    rmSync(this.#path, { force: true });
  }
}

/** The token of an owner; undefined for nobody. */
export const tokenOf = (holder: ReturnType<LockFile['holder']>): string | undefined =>
  typeof holder === 'object' ? holder.token : undefined;

function holderIn(path: string): Holder | 'nobody' | 'unreadable' {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'nobody';
    throw error;
  }
  return readHolder(text) ?? 'unreadable';
}

function readHolder(text: string): Holder | undefined {
  // Earlier versions wrote only process id and start time.
  const [, pid, start] = /^(\d+) (\d*)$/.exec(text.trim()) ?? [];
  if (pid !== undefined) {
    return { ...ownMark(), token: text, pid: Number(pid), start: start ?? '' };
  }
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
