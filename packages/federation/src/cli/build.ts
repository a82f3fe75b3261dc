import { buildAll } from '../build/build-all';
import { listRemotes } from '../build/remote-source';
import { ReleaseFault } from '../releases/release-fault';

/** `waymark build [remote…]`: the shell and every remote, or only the named remotes. */
export async function build(words: readonly string[]): Promise<void> {
  const known = await listRemotes();
  const unknown = words.filter((word) => !known.includes(word));
  if (unknown.length > 0)
    throw new ReleaseFault(`There is no remote ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  const registry = await buildAll({
    ...(words.length > 0 ? { remotes: words, shell: false } : {}),
    onStep: ({ what, outcome, milliseconds }) => {
      if (outcome !== 'building') console.log(`${what} ${outcome}${milliseconds ? ` in ${milliseconds} ms` : ''}`);
    },
  });
  console.log(`registry ${registry.channel}, revision ${registry.revision}`);
}
