import type { Release } from './registry';

/** A release with its addresses on the origin it is served from; addresses that name an origin keep it. */
export function placeRelease(release: Release, origin: string): Release {
  const place = (address: string) => new URL(address, origin).href;
  const routes = release.routes.map((route) =>
    route.preload ? { ...route, preload: route.preload.map(place) } : route,
  );
  return { ...release, entry: place(release.entry), preload: release.preload.map(place), routes };
}
