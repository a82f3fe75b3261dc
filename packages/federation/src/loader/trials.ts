import type { Registry } from '@waymark/contract';

/**
 * The registry as one person has it: with the release on trial where the person is among those who try it, and what
 * everybody has as the one to fall back to. The same person is among them each time, and stays so while the share grows.
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

/** A place from 0 to 99, the same for the same text (FNV-1a). */
function placeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // The lower bits of neighbouring texts are alike; mix them once more.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % 100;
}
