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

it.each(NATIVE)('installs every version of %s… on Linux, macOS and Windows', (prefix) => {
  const versions = (system: string) =>
    new Set(
      [...lockfile.matchAll(new RegExp(`^  '${prefix}${system}[^@]*@([^':]+)':`, 'gm'))].map(([, found]) => found),
    );
  const onLinux = versions('linux');
  expect(onLinux.size).toBeGreaterThan(0);
  expect([versions('darwin'), versions('win32')]).toEqual([onLinux, onLinux]);
});
