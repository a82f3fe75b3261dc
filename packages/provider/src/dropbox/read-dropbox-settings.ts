import type { Values } from '@waymark/settings';
import type { DropboxOptions } from './dropbox-drive';

/** Reads the Dropbox app from the settings; undefined without one. Errors are added to the list. */
export function readDropbox(values: Values, faults: string[]): DropboxOptions | undefined {
  const { WAYMARK_DROPBOX_KEY: key, WAYMARK_DROPBOX_SECRET: secret, WAYMARK_DROPBOX_API: api } = values;
  if (!key) {
    if (secret) faults.push('WAYMARK_DROPBOX_SECRET needs WAYMARK_DROPBOX_KEY, the key of the same app.');
    return undefined;
  }
  return { key, ...(secret ? { secret } : {}), ...(api ? { api } : {}) };
}
