import type { Registry, RegistryEntry } from '@waymark/contract';
import type { StoreFiles } from './files/store-files';
import { type Move, recordMove } from './ledger';
import { openSignedRegistry, type SigningKey, signRegistry } from './signing';

/** Name of a channel's document in a store. */
export const channelKey = (channel: string): string => `registry/${channel}.json`;

const TURNS = 20;

/**
 * The registry of a channel; empty if nothing has been released.
 * @throws {ReleaseFault} for a document not signed with this key
 */
export async function readChannel(files: StoreFiles, channel: string, publicKey: string): Promise<Registry> {
  const stored = await files.read(channelKey(channel));
  return stored
    ? openSignedRegistry(stored.content.toString(), publicKey, channel)
    : { channel, revision: 0, remotes: [] };
}

/** A channel's entry of one remote after a change, undefined if it is to have none, and its ledger entry. */
export interface ChannelChange {
  readonly entry: RegistryEntry | undefined;
  readonly move: Omit<Move, 'at' | 'remote'>;
}

/** What changing a channel needs. */
export interface ChannelOptions {
  readonly files: StoreFiles;
  readonly channel: string;
  readonly key: SigningKey;
  readonly now?: () => number;
}

/**
 * Changes a channel's entry of one remote: replaces the whole document, and retries if somebody else was faster, so
 * that two teams can ship at the same time.
 */
export async function changeChannel(
  { files, channel, key, now = Date.now }: ChannelOptions,
  remote: string,
  change: (entry: RegistryEntry | undefined) => ChannelChange,
): Promise<Registry> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const stored = await files.read(channelKey(channel));
    const registry = stored
      ? openSignedRegistry(stored.content.toString(), key.public, channel)
      : { channel, revision: 0, remotes: [] };
    const { entry, move } = change(registry.remotes.find(({ id }) => id === remote));
    const next = withEntry(registry, remote, entry);
    if (next === registry) return registry;
    if (turn === 0) await recordMove(files, channel, { at: now(), remote, ...move });
    const text = `${JSON.stringify(signRegistry(next, key))}\n`;
    if (await files.swap(channelKey(channel), stored?.tag, Buffer.from(text))) return next;
  }
  throw new Error(`The channel ${channel} keeps being changed by others`);
}

/** A registry with this entry; the same object if nothing changes. */
function withEntry(registry: Registry, remote: string, entry: RegistryEntry | undefined): Registry {
  const place = registry.remotes.findIndex(({ id }) => id === remote);
  const its = entry ? [entry] : [];
  const remotes = place < 0 ? [...registry.remotes, ...its] : registry.remotes.toSpliced(place, 1, ...its);
  if (JSON.stringify(remotes) === JSON.stringify(registry.remotes)) return registry;
  return { ...registry, revision: registry.revision + 1, remotes };
}
