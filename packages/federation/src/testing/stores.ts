import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3StandIn } from '@waymark/bucket/testing';
import { BucketFiles } from '../releases/files/bucket-files';
import { FolderFiles } from '../releases/files/folder-files';
import type { StoreFiles } from '../releases/files/store-files';

/** An empty store for one test. */
export interface TestStore {
  readonly files: StoreFiles;
  close(): Promise<void>;
}

/** Functions that open each kind of store, because all must behave alike. */
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
