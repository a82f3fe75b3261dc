import type { Registry, RegistryEntry } from '@waymark/contract';
import type { StoreFiles } from './files/store-files';
import { type Move, noteMove } from './ledger';
import { openSignedRegistry, type SigningKey, signRegistry } from './signing';

/** Name of the document of a channel in a store. */
export const channelKey = (channel: string): string => `registry/${channel}.json`;

const TURNS = 20;

/**
 * The registry of a channel; an empty one where nothing was released yet.
 * @throws {ReleaseFault} for a document that this key has not signed
 */
export async function readChannel(files: StoreFiles, channel: string, publicKey: string): Promise<Registry> {
  const held = await files.read(channelKey(channel));
  return held ? openSignedRegistry(held.content.toString(), publicKey, channel) : { channel, revision: 0, remotes: [] };
}

/** A channel's entry of one remote after a change, and what is written down of it. */
export interface ChannelChange {
  readonly entry: RegistryEntry;
  readonly move: Omit<Move, 'at' | 'remote'>;
}

/** What is needed to change a channel. */
export interface ChannelOptions {
  readonly files: StoreFiles;
  readonly channel: string;
  readonly key: SigningKey;
  readonly now?: () => number;
}

/**
 * Changes what a channel says of one remote: the whole document is replaced at once, and again from the start when
 * somebody else was quicker, so that two teams may ship at the same time.
 */
export async function changeChannel(
  { files, channel, key, now = Date.now }: ChannelOptions,
  remote: string,
  change: (entry: RegistryEntry | undefined) => ChannelChange,
): Promise<Registry> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const held = await files.read(channelKey(channel));
    const registry = held
      ? openSignedRegistry(held.content.toString(), key.public, channel)
      : { channel, revision: 0, remotes: [] };
    const { entry, move } = change(registry.remotes.find(({ id }) => id === remote));
    const next = withEntry(registry, entry);
    if (next === registry) return registry;
    if (turn === 0) await noteMove(files, channel, { at: now(), remote, ...move });
    const text = `${JSON.stringify(signRegistry(next, key))}\n`;
    if (await files.swap(channelKey(channel), held?.tag, Buffer.from(text))) return next;
  }
  throw new Error(`The channel ${channel} is being changed by others all the time`);
}

/** A registry with this entry; the same registry when nothing is different. */
function withEntry(registry: Registry, entry: RegistryEntry): Registry {
  const place = registry.remotes.findIndex(({ id }) => id === entry.id);
  const remotes = place < 0 ? [...registry.remotes, entry] : registry.remotes.with(place, entry);
  if (JSON.stringify(remotes) === JSON.stringify(registry.remotes)) return registry;
  return { ...registry, revision: registry.revision + 1, remotes };
}
