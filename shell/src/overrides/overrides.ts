import type { Registry, Release } from '@waymark/contract';

/** A remote of this tab that does not run from its release, but from a developer's machine. */
export interface Override {
  readonly id: string;
  /** Where it is served. */
  readonly address: string;
  readonly release: Release;
}

/** What a tab runs in place of releases. */
export interface Overrides {
  readonly inForce: readonly Override[];
  /** Why something that was asked for is not in force, in plain words. */
  readonly refused: readonly string[];
}

/** A tab as everybody has it. */
export const NO_OVERRIDES: Overrides = { inForce: [], refused: [] };

/** Under this name a tab keeps what it was asked to run, as it stands behind `?remote=`. */
export const OVERRIDES_KEY = 'waymark_overrides';
/** What asks for one in an address: `?remote=mf-games@http://localhost:3101/`, several with commas, empty for none. */
export const OVERRIDES_QUERY = 'remote';

/** Whether a tab was asked to run anything but releases, now or before. */
export function asksForOverrides(window: Pick<Window, 'location' | 'sessionStorage'>): boolean {
  try {
    if (window.sessionStorage.getItem(OVERRIDES_KEY) !== null) return true;
    return new URLSearchParams(window.location.search).has(OVERRIDES_QUERY);
  } catch {
    // A tab that keeps nothing runs what everybody has.
    return false;
  }
}

/** A registry with what is run in place of its releases. Nothing stands in for it: a developer wants to see it fail. */
export function withOverrides(registry: Registry, { inForce }: Overrides): Registry {
  if (inForce.length === 0) return registry;
  const others = registry.remotes.filter((entry) => inForce.every(({ id }) => id !== entry.id));
  return { ...registry, remotes: [...others, ...inForce.map(({ id, release }) => ({ id, current: release }))] };
}

/** Runs releases again from now on. The page is loaded anew, which asks where something is not saved. */
export function resetOverrides({ location, sessionStorage }: Pick<Window, 'location' | 'sessionStorage'>): void {
  sessionStorage.removeItem(OVERRIDES_KEY);
  location.reload();
}
