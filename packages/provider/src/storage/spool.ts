import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { asNoRoom } from './no-room';

/** Thrown for a body beyond its limit. */
export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes';
}

/** Thrown if a sender disconnects or stalls before the end. */
export class CutOff extends Error {
  override readonly name = 'CutOff';
}

/** A received file. */
export interface Arrived {
  readonly path: string;
  readonly bytes: number;
}

const LONGEST_SILENCE = 60_000;

/** Temporary folder for uploads while they are received and checked; always local, even with other storage. */
export class Spool {
  readonly #folder: string;
  readonly #longestSilence: number;

  constructor(folder: string, longestSilence = LONGEST_SILENCE) {
    this.#folder = folder;
    this.#longestSilence = longestSilence;
  }

  /**
   * Receives a limited number of bytes and passes the file to a callback, then deletes it. On failure, the rest of the
   * body is left to the caller.
   * @throws {TooManyBytes}
   * @throws {CutOff}
   * @throws {NoRoom}
   */
  async receive<T>(content: Readable, mostBytes: number, work: (arrived: Arrived) => Promise<T>): Promise<T> {
    // It may fail before it is read; then the reader gets the error.
    content.on('error', () => {});
    const path = join(this.#folder, randomUUID());
    try {
      await mkdir(this.#folder, { recursive: true });
      return await work({ path, bytes: await this.#fill(path, content, mostBytes) });
    } catch (error) {
      throw asNoRoom(error);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Provides a path for a temporary file, and deletes it afterwards. @throws {NoRoom} */
  async make<T>(work: (path: string) => Promise<T>): Promise<T> {
    const path = join(this.#folder, randomUUID());
    try {
      await mkdir(this.#folder, { recursive: true });
      return await work(path);
    } catch (error) {
      throw asNoRoom(error);
    } finally {
      await rm(path, { force: true, recursive: true });
    }
  }

  /** A folder for work that resumes after a restart; deleted once nothing was added for a while. */
  async folder(name: string): Promise<string> {
    const path = join(this.#folder, name);
    await mkdir(path, { recursive: true });
    return path;
  }

  /** Deletes leftovers of a killed process. */
  async clear(before: Date): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtime < before) await rm(path, { force: true, recursive: true });
    }
  }

  async #fill(path: string, content: Readable, mostBytes: number): Promise<number> {
    const file = await open(path, 'wx');
    const silence = setTimeout(() => content.destroy(new CutOff('The sender stalled.')), this.#longestSilence);
    let bytes = 0;
    try {
      for await (const chunk of arriving(content)) {
        silence.refresh();
        bytes += chunk.length;
        if (bytes > mostBytes) throw new TooManyBytes();
        await file.write(chunk);
      }
      await file.sync();
      return bytes;
    } finally {
      clearTimeout(silence);
      await file.close();
    }
  }
}

/** The chunks of a stream; an early end is the sender's fault. */
async function* arriving(content: Readable): AsyncIterable<Buffer> {
  try {
    // After a failure the caller still responds on the same connection.
    yield* content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch (cause) {
    throw cause instanceof CutOff ? cause : new CutOff('The sender disconnected.', { cause });
  }
}
