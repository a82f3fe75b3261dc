import { changeChannel, endTrial, FolderFiles, readChannel, signingKeyOf } from '@waymark/federation/releases';
import type { Built } from '../built';

const CHANNELS = ['stable', 'staging'] as const;

/** Ends the trial of a release in every channel of a build's store that has it on trial. */
export function turnBackIn({ store, signing }: Pick<Built, 'store' | 'signing'>) {
  return async (remote: string, version: string, why: string): Promise<void> => {
    const files = new FolderFiles(store);
    const key = await signingKeyOf(signing);
    for (const channel of CHANNELS) {
      const { remotes } = await readChannel(files, channel, key.public);
      const onTrial = remotes.find(({ id }) => id === remote)?.canary?.release.version;
      if (onTrial === version)
        await changeChannel({ files, channel, key }, remote, endTrial(remote, 'turned-back', why));
    }
  };
}
