import { join } from 'node:path';
import { PUBLIC_KEY_FILE } from '@waymark/federation/releases';
import { ROOT } from './root';

/** Where a build lies. */
export interface Built {
  readonly shell: string;
  /** What partners put into their pages. */
  readonly embed: string;
  readonly remotes: string;
  readonly registry: string;
  /** The release store these lie in, and the folder of the key that signs for it. */
  readonly store: string;
  readonly signing: string;
  /** The public key the registry is signed with. */
  readonly key: string;
}

/** The build of this checkout. */
export const BUILT: Built = {
  shell: join(ROOT, 'dist/shell'),
  embed: join(ROOT, 'dist/embed'),
  remotes: join(ROOT, 'dist/remotes'),
  registry: join(ROOT, 'dist/registry/stable.json'),
  store: join(ROOT, 'dist'),
  signing: join(ROOT, '.signing'),
  key: join(ROOT, '.signing', PUBLIC_KEY_FILE),
};
