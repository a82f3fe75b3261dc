import path from 'node:path';
import { ReleaseFault } from '../release-fault';
import { FolderFiles } from './folder-files';
import type { StoreFiles } from './store-files';

/**
 * Opens the store at a folder's path.
 * @throws {ReleaseFault} for an address, which would otherwise become a folder of that name
 */
export function openStore(place: string): StoreFiles {
  if (/^[a-z][\w+.-]+:\/\//i.test(place)) {
    throw new ReleaseFault(
      `A store is a folder; ${place} is an address. Mount or copy the bucket, and name the folder.`,
    );
  }
  return new FolderFiles(path.resolve(place));
}
