import path from 'node:path';
import { REPOSITORY } from '../build/base-config';
import { SIGNING_FOLDER } from '../build/build-all';
import { openStore } from '../releases/files/open-store';
import { ReleaseFault } from '../releases/release-fault';
import { ReleaseStore } from '../releases/release-store';
import { readSigningKey, type SigningKey, signingKeyOf } from '../releases/signing';

/** The variables a command is run with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The releases a command works on: `--store`, else `WAYMARK_STORE`, else what `npm start` serves. */
export function storeOf(named: string | undefined, env: Environment): ReleaseStore {
  const place = named ?? (env.WAYMARK_STORE?.trim() || path.join(REPOSITORY, 'dist'));
  return new ReleaseStore(openStore(place, env));
}

/** The key that signs: `WAYMARK_SIGNING_KEY` (PEM), else the one of this checkout. */
export async function keyOf(env: Environment): Promise<SigningKey> {
  const pem = env.WAYMARK_SIGNING_KEY;
  return pem ? readSigningKey(pem) : await signingKeyOf(SIGNING_FOLDER);
}

/**
 * The id of a remote that has releases in a store.
 * @throws {ReleaseFault} for another: nothing to be said of it would read as if all was well with it
 */
export async function knownIn(store: ReleaseStore, id: string): Promise<string> {
  const known = await store.remotes();
  if (known.includes(id)) return id;
  const there = known.length > 0 ? `There are some of ${known.join(', ')}` : 'There are none at all';
  throw new ReleaseFault(`There is no release of ${id} in ${store.files.place}. ${there}`);
}
