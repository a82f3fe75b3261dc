import { join } from 'node:path';
import { PUBLIC_KEY_FILE } from '@waymark/federation/releases';
import { ROOT } from './root';

/** Folders of a build. */
export interface Built {
  readonly shell: string;
  /** The embed for partners' pages. */
  readonly embed: string;
  readonly remotes: string;
  readonly registry: string;
  /** The release store, and the folder of its signing key. */
  readonly store: string;
  readonly signing: string;
  /** The public key of the registry. */
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
