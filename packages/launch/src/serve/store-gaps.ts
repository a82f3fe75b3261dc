import type { RegistryFile } from './registry-file';

/** Where to look for remotes, and which ones. */
export interface StoreGapsOptions {
  /** What the store has in service for everybody. */
  readonly stable: Pick<RegistryFile, 'read' | 'isEmpty'>;
  /** The remotes of the build, by id. */
  readonly remotes: readonly string[];
  /** The store, as in the settings. */
  readonly place: string;
}

/**
 * The remotes of the build that a release store lacks, in one sentence with the way on. Undefined if it lacks none, and
 * while the store is down or its registry is refused, which the reader of the registry reports.
 */
export async function storeGaps({ stable, remotes, place }: StoreGapsOptions): Promise<string | undefined> {
  const registry = await stable.read().catch(() => undefined);
  if (!registry && !stable.isEmpty) return undefined;
  const missing = remotes.filter((id) => !registry?.remotes.some((entry) => entry.id === id));
  if (missing.length === 0) return undefined;
  return `The release store ${place} has no ${missing.join(', ')}, so their pages are missing: release each with "pnpm waymark release <remote> --store ${place}".`;
}
