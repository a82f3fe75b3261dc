import type { Registry, Release } from './registry';

/** A release with its addresses resolved against its origin; absolute ones stay. */
export function placeRelease(release: Release, origin: string): Release {
  const place = (address: string) => new URL(address, origin).href;
  const routes = release.routes.map((route) =>
    route.preload ? { ...route, preload: route.preload.map(place) } : route,
  );
  return { ...release, entry: place(release.entry), preload: release.preload.map(place), routes };
}

/** Resolves every address of a registry against its remote's origin; absolute ones stay. */
export function placeRegistry(registry: Registry, origins: Readonly<Record<string, string>>): Registry {
  return {
    ...registry,
    remotes: registry.remotes.map(({ id, current, previous, canary }) => {
      const origin = origins[id];
      const place = (release: Release) => (origin === undefined ? release : placeRelease(release, origin));
      return {
        id,
        current: place(current),
        ...(previous && { previous: place(previous) }),
        ...(canary && { canary: { ...canary, release: place(canary.release) } }),
      };
    }),
  };
}
