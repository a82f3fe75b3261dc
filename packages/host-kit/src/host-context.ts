import { type Host, type ProviderCapability, type Readable, writable } from '@waymark/contract';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/** The host of the remote around it. Provided by `defineRemote`; never crosses the boundary itself. */
export const HostContext = createContext<Host | undefined>(undefined);

/**
 * What the host offers to this remote.
 * @throws {Error} outside a remote
 */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a remote around it.');
  return host;
}

/** The value of a Readable, following its changes. */
export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.get);
}

/** Whether a feature is on. An unknown one is off ([G24]). */
export function useFeature(name: string): boolean {
  return useReadable(useHost().features.enabled).has(name);
}

const STEADY = writable(0);

/** Whether any remote draws an address, re-rendering when that changes. Links to other addresses are hidden. */
export function useHasScreen(): (to: string) => boolean {
  const { navigation, features } = useHost();
  const revision = useReadable(navigation.revision ?? STEADY);
  const enabled = useReadable(features.enabled);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they decide what the host answers
  return useCallback((to) => navigation.knows(to), [navigation, revision, enabled]);
}

const NOTHING = writable<ReadonlySet<ProviderCapability>>(new Set());

/**
 * Whether the provider offers something beyond the documented calls. What it doesn't offer is neither shown nor called.
 */
export function useOffered(capability: ProviderCapability): boolean {
  return useReadable(useHost().features.offered ?? NOTHING).has(capability);
}
