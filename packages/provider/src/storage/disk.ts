import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { type Storage, TooManyBytes } from './storage';

/** Files in a folder of this machine. */
export class DiskStorage implements Storage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = normalize(root);
  }

  async write(key: string, content: Uint8Array): Promise<void> {
    await this.#replace(key, async (file) => {
      await file.writeFile(content);
    });
  }

  async receive(key: string, content: Readable, mostBytes: number): Promise<number> {
    let bytes = 0;
    await this.#replace(key, async (file) => {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > mostBytes) throw new TooManyBytes();
        await file.write(chunk);
      }
    });
    return bytes;
  }

  async open(key: string) {
    const path = this.pathOf(key);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    return {
      bytes: found.size,
      read: (range?: { readonly start: number; readonly end: number }) => createReadStream(path, range),
    };
  }

  async readAll(key: string): Promise<Buffer | undefined> {
    return readFile(this.pathOf(key)).catch(() => undefined);
  }

  async move(from: string, to: string): Promise<void> {
    await mkdir(dirname(this.pathOf(to)), { recursive: true });
    await rename(this.pathOf(from), this.pathOf(to));
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  pathOf(key: string): string {
    const path = normalize(join(this.#root, key));
    if (!path.startsWith(this.#root + sep)) throw new Error('A key must stay inside the folder.');
    return path;
  }

  /** Writes beside the place and moves it there, so that a killed process leaves no half file. */
  async #replace(key: string, fill: (file: Awaited<ReturnType<typeof open>>) => Promise<void>): Promise<void> {
    const path = this.pathOf(key);
    const beside = `${path}.${randomUUID()}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      const file = await open(beside, 'wx');
      try {
        await fill(file);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(beside, path);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  }
}
