import path from 'node:path';
import { FolderFiles } from './folder-files';
import type { StoreFiles } from './store-files';

/** Opens the store at a folder's path. */
export function openStore(place: string): StoreFiles {
  return new FolderFiles(path.resolve(place));
}
