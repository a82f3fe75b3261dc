import type { RegistryEntry } from '@waymark/contract';

/** Simulates faults in a remote's current release, on pages meant for that. The previous release stays intact. */
export interface Faults {
  /** The entry of a remote with its simulated fault. */
  spoil(entry: RegistryEntry): RegistryEntry;
  /** Loads a remote's module, fails to, or loads a broken one. */
  load(remote: string, load: () => Promise<unknown>): Promise<unknown>;
}
