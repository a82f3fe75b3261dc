import { cp } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

const LEFT_OUT = /(^|\/)(node_modules|testing|dist|meta\/\d+_snapshot\.json|\.[^/]+)(\/|$)|\.(ts|tsx|mjs)$|tsconfig/;

/** Copies the files that a package's sources read at run time: tables, pictures, migrations. */
export async function copyFilesOf(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(relative(from, path)) && basename(path) !== 'openapi.json',
  });
}

/** Copies one file or folder to the same place below `files`. */
export const copyPlace = (root: string, folder: string, place: string): Promise<void> =>
  cp(join(root, place), join(folder, 'files', place), { recursive: true });
