import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['packages/provider/src', 'packages/demo/src'];
const MARK = /^\/\*\* @also-embedded \S.*\*\/\n/;

/**
 * Provider tests that also run on the embedded database: those of an engine, of statements that differ between engines,
 * of concurrent calls on one connection, and of the data of the first start. The first line of each gives the reason.
 */
export function embeddedTests(root: string): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => join(root, folder, file))
      .filter((file) => MARK.test(readFileSync(file, 'utf8'))),
  ).sort();
}
