import type { Registry } from './registry';

/**
 * What a host with several channels has in service: a later channel overrides an earlier one per remote, so staging
 * differs from stable only in its own releases. A remote's first release there falls back to the one of the channel below.
 */
export function overlayRegistries(stable: Registry, ...more: readonly Registry[]): Registry {
  const remotes = new Map(stable.remotes.map((entry) => [entry.id, entry]));
  for (const { remotes: others } of more) {
    for (const entry of others) {
      const below = remotes.get(entry.id)?.current;
      const previous = entry.previous ?? (below?.version === entry.current.version ? undefined : below);
      remotes.set(entry.id, { ...entry, ...(previous && { previous }) });
    }
  }
  const all = [stable, ...more];
  return {
    channel: all[all.length - 1]?.channel ?? stable.channel,
    // Revisions only rise, so their sum does too.
    revision: all.reduce((sum, { revision }) => sum + revision, 0),
    remotes: [...remotes.values()],
  };
}
