import path from 'node:path';
import { REPOSITORY } from '../build/base-config';
import { SIGNING_FOLDER } from '../build/build-all';
import { openStore } from '../releases/files/open-store';
import { ReleaseStore } from '../releases/release-store';
import { readSigningKey, type SigningKey, signingKeyOf } from '../releases/signing';

/** The variables a command is run with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The releases a command works on: `--store`, else `WAYMARK_STORE`, else what `npm start` serves. */
export function storeOf(named: string | undefined, env: Environment): ReleaseStore {
  const place = named ?? env.WAYMARK_STORE ?? path.join(REPOSITORY, 'dist');
  return new ReleaseStore(openStore(place, env));
}

/** The key that signs: `WAYMARK_SIGNING_KEY` (PEM), else the one of this checkout. */
export async function keyOf(env: Environment): Promise<SigningKey> {
  const pem = env.WAYMARK_SIGNING_KEY;
  return pem ? readSigningKey(pem) : await signingKeyOf(SIGNING_FOLDER);
}
