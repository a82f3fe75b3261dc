import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../build/release/integrity';
import type { KeptFile, StoreFiles } from './store-files';

/** A lock older than this belongs to a dead process. */
const LOCK_LASTS_MS = 10_000;
const TURNS = 400;
const PAUSE_MS = 25;

/** Releases in a folder that any static server can serve. */
export class FolderFiles implements StoreFiles {
  constructor(readonly place: string) {}

  async read(key: string): Promise<KeptFile | undefined> {
    try {
      const content = await readFile(this.pathOf(key));
      return { content, tag: createHash('sha256').update(content).digest('hex') };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    const file = this.pathOf(key);
    await mkdir(path.dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}.tmp`;
    await writeFile(draft, content);
    await rename(draft, file);
  }

  async swap(key: string, seen: string | undefined, content: Uint8Array): Promise<boolean> {
    const unlock = await this.lock(key);
    try {
      if ((await this.read(key))?.tag !== seen) return false;
      await this.put(key, content);
      return true;
    } finally {
      await unlock();
    }
  }

  async list(prefix: string): Promise<readonly string[]> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const names = await listFiles(this.pathOf(folder)).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return names.map((name) => folder + name).filter((key) => key.startsWith(prefix) && !/\.(tmp|lock)$/.test(key));
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
    // Empty folders are removed; others stay.
    for (let folder = path.dirname(key); folder.includes('/'); folder = path.dirname(folder)) {
      if ((await readdir(this.pathOf(folder)).catch(() => ['?'])).length > 0) return;
      await rmdir(this.pathOf(folder)).catch(() => undefined);
    }
  }

  private pathOf(key: string): string {
    if (key.split('/').includes('..')) throw new Error(`${key} leaves the store`);
    return path.join(this.place, key);
  }

  private async lock(key: string): Promise<() => Promise<void>> {
    const file = `${this.pathOf(key)}.lock`;
    await mkdir(path.dirname(file), { recursive: true });
    for (let turn = 0; turn < TURNS; turn += 1) {
      try {
        await (await open(file, 'wx')).close();
        return () => rm(file, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const since = (await stat(file).catch(() => undefined))?.mtimeMs;
        if (since !== undefined && Date.now() - since > LOCK_LASTS_MS) await rm(file, { force: true });
        else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
    throw new Error(`${file} cannot be removed; delete it when nothing else is writing`);
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
