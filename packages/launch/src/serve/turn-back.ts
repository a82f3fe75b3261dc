import { changeChannel, endTrial, readChannel, type SigningKey, type StoreFiles } from '@waymark/federation/releases';

const CHANNELS = ['stable', 'staging'] as const;

/** A store, and the signing key of its channels. */
export interface TurnBackOptions {
  readonly files: StoreFiles;
  readonly publicKey: string;
  readonly signingKey: () => Promise<SigningKey>;
}

/**
 * Ends a release's trial in every channel of a store.
 * @throws if this server's key differs from the one that signs the store
 */
export function turnBackIn({ files, publicKey, signingKey }: TurnBackOptions) {
  return async (remote: string, version: string, why: string): Promise<boolean> => {
    const key = await signingKey();
    if (key.public !== publicKey) throw new Error('this server has no signing key; set WAYMARK_SIGNING_KEY');
    let ended = false;
    for (const channel of CHANNELS) {
      const { remotes } = await readChannel(files, channel, key.public);
      const onTrial = remotes.find(({ id }) => id === remote)?.canary?.release.version;
      if (onTrial !== version) continue;
      await changeChannel({ files, channel, key }, remote, endTrial(remote, 'turned-back', { why, version }));
      ended = true;
    }
    return ended;
  };
}
