import type { Registry } from './registry';

/**
 * What a host that follows several channels has in service: a later channel goes before an earlier one, remote by remote,
 * so that staging differs from stable by what was released there.
 */
export function overlayRegistries(stable: Registry, ...more: readonly Registry[]): Registry {
  const remotes = new Map(stable.remotes.map((entry) => [entry.id, entry]));
  for (const { remotes: others } of more) for (const entry of others) remotes.set(entry.id, entry);
  const all = [stable, ...more];
  return {
    channel: all[all.length - 1]?.channel ?? stable.channel,
    // Every document's own revision only rises, and so does their sum.
    revision: all.reduce((sum, { revision }) => sum + revision, 0),
    remotes: [...remotes.values()],
  };
}
