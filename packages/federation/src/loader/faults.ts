import type { RegistryEntry } from '@waymark/contract';

/** Breaks the release in service of a remote on purpose, on pages that are for trying that. The release before stays whole. */
export interface Faults {
  /** The entry of a remote with what is wrong in it. */
  spoil(entry: RegistryEntry): RegistryEntry;
  /** Loads the module of a remote, or fails to, or loads one that breaks. */
  load(remote: string, load: () => Promise<unknown>): Promise<unknown>;
}
