import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root';

const lockfile = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');

/** Tools with a native part for each system. A lockfile written behind some registries names only the writer's. */
const NATIVE = [
  '@biomejs/cli-',
  '@esbuild/',
  '@img/sharp-',
  '@node-rs/argon2-',
  '@oxc-parser/binding-',
  '@swc/core-',
  '@typescript/typescript-',
  '@unrs/resolver-binding-',
];

it.each(NATIVE)('installs %s… on Linux, macOS and Windows', (prefix) => {
  const named = (system: string) => lockfile.includes(`\n  '${prefix}${system}`);
  expect(['linux', 'darwin', 'win32'].filter((system) => !named(system))).toEqual([]);
});
