import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3StandIn } from '@waymark/bucket/testing';
import { BucketFiles } from '../releases/files/bucket-files';
import { FolderFiles } from '../releases/files/folder-files';
import type { StoreFiles } from '../releases/files/store-files';

/** A store for one test, empty. */
export interface TestStore {
  readonly files: StoreFiles;
  close(): Promise<void>;
}

/** Both kinds of stores there are, each opened by a function: what holds for one has to hold for the other. */
export const STORES: readonly [what: string, open: () => Promise<TestStore>][] = [
  [
    'a folder',
    async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'waymark-files-'));
      return { files: new FolderFiles(folder), close: () => rm(folder, { recursive: true, force: true }) };
    },
  ],
  [
    'a bucket',
    async () => {
      const service = await startS3StandIn();
      return { files: new BucketFiles(service, 'releases/of us'), close: () => service.close() };
    },
  ],
];
