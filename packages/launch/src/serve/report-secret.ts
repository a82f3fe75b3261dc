import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SigningKey } from '@waymark/federation/releases';

/** What servers of one builder may share. */
export interface SharedByServers {
  /** Fails without a signing key. */
  readonly signing: () => Promise<SigningKey>;
  /** The secret of the installation. */
  readonly secret?: string | undefined;
}

/** The secret of report tickets: the same on servers with the same signing key, or else the same secret. */
export function reportSecret({ signing, secret }: SharedByServers): () => Promise<Buffer> {
  const other = secret ? createHmac('sha256', secret).update('waymark report tickets').digest() : randomBytes(32);
  let shared: Promise<Buffer> | undefined;
  return () => {
    shared ??= signing().then(
      (key) =>
        createHash('sha256')
          .update(key.private.export({ type: 'pkcs8', format: 'der' }))
          .digest(),
      () => other,
    );
    return shared;
  };
}
