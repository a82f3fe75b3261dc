import { join } from 'node:path';
import { ROOT } from './root';

/** Where a build lies. */
export interface Built {
  readonly shell: string;
  readonly remotes: string;
  readonly registry: string;
}

/** The build of this checkout. */
export const BUILT: Built = {
  shell: join(ROOT, 'dist/shell'),
  remotes: join(ROOT, 'dist/remotes'),
  registry: join(ROOT, 'dist/registry/stable.json'),
};
