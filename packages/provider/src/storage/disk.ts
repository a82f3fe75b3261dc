import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkKey, type ListedFile, type Storage } from './storage';

/** Bytes read at once: few enough for many readers, enough for packing gigabytes. */
const READ_AHEAD = 256 * 1024;
/** Incomplete files, written next to their destination. */
const PART = '.part';

/** Files in a local folder. */
export class DiskStorage implements Storage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async write(key: string, content: Uint8Array): Promise<void> {
    await this.#place(key, async (beside) => {
      const file = await open(beside, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
    });
  }

  async copy(key: string, path: string): Promise<void> {
    await this.#place(key, (beside) =>
      pipeline(createReadStream(path), createWriteStream(beside, { flags: 'wx', flush: true })),
    );
  }

  async adopt(key: string, path: string): Promise<void> {
    await mkdir(dirname(this.#pathOf(key)), { recursive: true });
    try {
      await rename(path, this.#pathOf(key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      await this.copy(key, path);
      await rm(path, { force: true });
    }
  }

  async open(key: string) {
    const path = this.#pathOf(key);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    // If it is known, no read is needed to find that it is missing.
    const whole = found.size > 0 ? { start: 0, end: found.size - 1 } : {};
    return {
      bytes: found.size,
      read: async (range: { readonly start?: number; readonly end?: number } = whole) =>
        createReadStream(path, { ...range, highWaterMark: READ_AHEAD }),
    };
  }

  async readAll(key: string): Promise<Buffer | undefined> {
    return readFile(this.#pathOf(key)).catch(() => undefined);
  }

  async withPath<T>(key: string, work: (path: string) => Promise<T>): Promise<T | undefined> {
    return (await this.open(key)) && work(this.#pathOf(key));
  }

  async *list(prefix: string): AsyncIterable<ListedFile> {
    // The folder that holds such keys; the prefix may continue into file names.
    yield* this.#listIn(join(this.#root, dirname(`${prefix}x`)), prefix);
  }

  /** Folder by folder, because `opendir` with `recursive` skips files in Node 20. */
  async *#listIn(folder: string, prefix: string): AsyncIterable<ListedFile> {
    const opened = await opendir(folder).catch(() => undefined);
    for await (const entry of opened ?? []) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* this.#listIn(path, prefix);
      if (!entry.isFile() || entry.name.endsWith(PART)) continue;
      const key = relative(this.#root, path).split(sep).join('/');
      const found = key.startsWith(prefix) ? await stat(path).catch(() => undefined) : undefined;
      if (found) yield { key, changed: found.mtime };
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  #pathOf(key: string): string {
    return join(this.#root, checkKey(key));
  }

  /** Writes a file next to its destination and renames it, so that a killed process leaves no partial file. */
  async #place(key: string, fill: (beside: string) => Promise<void>): Promise<void> {
    const path = this.#pathOf(key);
    const beside = `${path}.${randomUUID()}${PART}`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await fill(beside);
      await rename(beside, path);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  }
}
