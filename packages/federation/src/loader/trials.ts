import type { Registry } from '@waymark/contract';

/**
 * The registry for one person: with the release on trial if they are part of it, and the regular one as fallback. The
 * same person gets the same result, also when the share grows.
 */
export function withTrials(registry: Registry, person: string): Registry {
  return {
    ...registry,
    remotes: registry.remotes.map((entry) => {
      const { canary, ...everybody } = entry;
      if (!canary || placeOf(`${person} ${entry.id}`) >= canary.percent) return everybody;
      return { id: entry.id, current: canary.release, previous: entry.current };
    }),
  };
}

/** A stable number from 0 to 99 for a text (FNV-1a). */
function placeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // Similar texts have similar lower bits, so they are mixed once more.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % 100;
}
