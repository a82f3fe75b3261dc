import path from 'node:path';
import { REPOSITORY } from '../build/base-config';
import { SIGNING_FOLDER } from '../build/build-all';
import { openStore } from '../releases/files/open-store';
import { ReleaseFault } from '../releases/release-fault';
import { ReleaseStore } from '../releases/release-store';
import { readSigningKey, type SigningKey, signingKeyOf } from '../releases/signing';

/** Environment variables of a command. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The store of a command: `--store`, otherwise `WAYMARK_STORE`, otherwise what `npm start` serves. */
export function storeOf(named: string | undefined, env: Environment): ReleaseStore {
  const place = named ?? (env.WAYMARK_STORE?.trim() || path.join(REPOSITORY, 'dist'));
  return new ReleaseStore(openStore(place, env));
}

/** The signing key: `WAYMARK_SIGNING_KEY` (PEM), otherwise that of this checkout. */
export async function keyOf(env: Environment): Promise<SigningKey> {
  const pem = env.WAYMARK_SIGNING_KEY;
  return pem ? readSigningKey(pem) : await signingKeyOf(SIGNING_FOLDER);
}

/**
 * The id of a remote that has releases in a store.
 * @throws {ReleaseFault} for any other, because an empty result would look as if all was well
 */
export async function requireKnownRemote(store: ReleaseStore, id: string): Promise<string> {
  const known = await store.remotes();
  if (known.includes(id)) return id;
  const there = known.length > 0 ? `There are some of ${known.join(', ')}` : 'There are none at all';
  throw new ReleaseFault(`There is no release of ${id} in ${store.files.place}. ${there}`);
}
