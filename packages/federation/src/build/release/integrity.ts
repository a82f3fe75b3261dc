import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * How scripts are hashed, in registry and entry alike: a browser only uses a preload with the same integrity. The
 * shortest hash that browsers check, because hashes do not compress and every page carries them.
 */
export const SCRIPT_HASH = 'sha256';

/** The hash of a script as browsers check it. */
export const integrityOf = (content: Buffer): string =>
  `${SCRIPT_HASH}-${createHash(SCRIPT_HASH).update(content).digest('base64')}`;

/** The hash of every script below a folder, by the path of its address. */
export async function integrityMap(folder: string, servedAt: string): Promise<Record<string, string>> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.js'));
  const pairs = files.map(
    async (file): Promise<[string, string]> => [
      `${servedAt}/${file}`,
      integrityOf(await readFile(path.join(folder, file))),
    ],
  );
  return Object.fromEntries(await Promise.all(pairs));
}

/** The files below a folder, with `/` as separator, in a stable order. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
