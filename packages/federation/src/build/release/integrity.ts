import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * How scripts are hashed, in the registry and in the entry alike: a browser takes a script that was fetched ahead only for
 * a script of the very same integrity. The shortest that browsers check: hashes cannot be compressed, and every page
 * carries them.
 */
export const SCRIPT_HASH = 'sha256';

/** The hash of a script as the browser checks it. */
export const integrityOf = (content: Buffer): string =>
  `${SCRIPT_HASH}-${createHash(SCRIPT_HASH).update(content).digest('base64')}`;

/** The hash of every script below a folder, by the path of the address it is served at. */
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

/** The files below a folder, with `/` between the parts, in a stable order. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
