import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { asNoRoom } from './no-room';

/** Said when more arrives than was allowed. */
export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes';
}

/** Said when a sender went away, or fell silent, before everything was here. */
export class CutOff extends Error {
  override readonly name = 'CutOff';
}

/** What arrived. */
export interface Arrived {
  readonly path: string;
  readonly bytes: number;
}

const LONGEST_SILENCE = 60_000;

/** Where uploads lie while they arrive and are looked at: on this machine, whatever the storage is. */
export class Spool {
  readonly #folder: string;
  readonly #longestSilence: number;

  constructor(folder: string, longestSilence = LONGEST_SILENCE) {
    this.#folder = folder;
    this.#longestSilence = longestSilence;
  }

  /**
   * Takes in what arrives, at most so many bytes, and hands it to the work. Nothing of it is left afterwards; what did not
   * arrive yet when it fails is left to the caller.
   * @throws {TooManyBytes}
   * @throws {CutOff}
   * @throws {NoRoom}
   */
  async receive<T>(content: Readable, mostBytes: number, work: (arrived: Arrived) => Promise<T>): Promise<T> {
    // It may break before anybody reads it; whoever reads it is told.
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

  /** Removes what a killed process left behind. */
  async clear(before: Date): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtime < before) await rm(path, { force: true });
    }
  }

  async #fill(path: string, content: Readable, mostBytes: number): Promise<number> {
    const file = await open(path, 'wx');
    const silence = setTimeout(() => content.destroy(new CutOff('The sender fell silent.')), this.#longestSilence);
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

/** The chunks of a stream; whatever ends it early is the sender's doing. */
async function* arriving(content: Readable): AsyncIterable<Buffer> {
  try {
    // Whoever fails with a chunk still has to answer on the connection that it came on.
    yield* content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch (cause) {
    throw cause instanceof CutOff ? cause : new CutOff('The sender went away.', { cause });
  }
}
