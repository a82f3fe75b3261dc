import { changeChannel, endTrial, readChannel, type SigningKey, type StoreFiles } from '@waymark/federation/releases';

const CHANNELS = ['stable', 'staging'] as const;

/** A store, and the key by which its channels are changed. */
export interface TurnBackOptions {
  readonly files: StoreFiles;
  readonly publicKey: string;
  readonly signingKey: () => Promise<SigningKey>;
}

/**
 * Ends the trial of a release in every channel of a store that has it on trial.
 * @throws when this server has another key than the one that signs the store
 */
export function turnBackIn({ files, publicKey, signingKey }: TurnBackOptions) {
  return async (remote: string, version: string, why: string): Promise<boolean> => {
    const key = await signingKey();
    if (key.public !== publicKey) throw new Error('this server has no key that signs; set WAYMARK_SIGNING_KEY');
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
