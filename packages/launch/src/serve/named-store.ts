import { existsSync } from 'node:fs';
import {
  FolderFiles,
  openStore,
  ReleaseFault,
  type StoreFiles,
  type StoreVariables,
} from '@waymark/federation/releases';
import { PlainFailure } from '../plain-failure';
import type { Settings } from '../settings/settings';

/**
 * The release store that the settings name; undefined for that of the build.
 * @throws {PlainFailure} for one that cannot be opened, and for a missing folder
 */
export function namedStore({ store }: Pick<Settings, 'store'>, variables: StoreVariables): StoreFiles | undefined {
  if (store === undefined) return undefined;
  const opened = openNamed(store, variables);
  if (opened instanceof FolderFiles && !existsSync(opened.place)) {
    throw new PlainFailure(`WAYMARK_STORE: there is no folder ${opened.place}.`);
  }
  return opened;
}

function openNamed(store: string, variables: StoreVariables): StoreFiles {
  try {
    return openStore(store, variables);
  } catch (error) {
    throw error instanceof ReleaseFault ? new PlainFailure(`WAYMARK_STORE: ${error.message}`) : error;
  }
}
