import type { Registry, Release } from '@waymark/contract';

/** A remote that this tab loads from a developer's machine instead of its release. */
export interface Override {
  readonly id: string;
  /** Its address. */
  readonly address: string;
  readonly release: Release;
}

/** What a tab runs instead of releases. */
export interface Overrides {
  readonly inForce: readonly Override[];
  /** Why a requested override is not in effect. */
  readonly refused: readonly string[];
}

/** A regular tab. */
export const NO_OVERRIDES: Overrides = { inForce: [], refused: [] };

/** Key under which a tab stores its overrides, in the form of `?remote=`. */
export const OVERRIDES_KEY = 'waymark_overrides';
/** The query parameter: `?remote=mf-games@http://localhost:3101/`, several separated by commas, empty for none. */
export const OVERRIDES_QUERY = 'remote';

/** Whether a tab was asked to run overrides, now or before. */
export function wantsOverrides(window: Pick<Window, 'location' | 'sessionStorage'>): boolean {
  try {
    if (window.sessionStorage.getItem(OVERRIDES_KEY) !== null) return true;
    return new URLSearchParams(window.location.search).has(OVERRIDES_QUERY);
  } catch {
    // A tab without storage runs the releases.
    return false;
  }
}

/** A registry with the overrides applied, without fallbacks, because developers want to see failures. */
export function withOverrides(registry: Registry, { inForce }: Overrides): Registry {
  if (inForce.length === 0) return registry;
  const others = registry.remotes.filter((entry) => inForce.every(({ id }) => id !== entry.id));
  return { ...registry, remotes: [...others, ...inForce.map(({ id, release }) => ({ id, current: release }))] };
}

/** Runs releases again. The page reloads, which asks about unsaved input. */
export function resetOverrides({ location, sessionStorage }: Pick<Window, 'location' | 'sessionStorage'>): void {
  sessionStorage.removeItem(OVERRIDES_KEY);
  location.reload();
}
