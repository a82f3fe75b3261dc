import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoreFiles } from '@waymark/federation/releases';

/** Compressed versions are copied after the file, because they must not be older. */
const FORMS = ['', '.br', '.gz'];

/**
 * Copies a file of a remote store to a local folder, with its compressed versions. Releases never change, so a copy is
 * permanent.
 */
export function mirror(files: StoreFiles, folder: string): (path: string) => Promise<void> {
  const under = new Map<string, Promise<void>>();
  const bring = async (path: string): Promise<void> => {
    for (const form of FORMS) {
      const stored = await files.read(`remotes${path}${form}`);
      if (!stored) {
        if (form === '') return;
        continue;
      }
      const file = join(folder, path) + form;
      await mkdir(dirname(file), { recursive: true });
      // Two servers on one machine may fill the same folder.
      const part = `${file}.${randomUUID()}.part`;
      await writeFile(part, stored.content);
      await rename(part, file);
    }
  };
  return (path) => {
    const running = under.get(path) ?? bring(path).finally(() => under.delete(path));
    under.set(path, running);
    return running;
  };
}
