import type { RegistryEntry, Release } from '@waymark/contract';
import type { ChannelChange } from './channel';
import { ReleaseFault } from './release-fault';

type Entry = RegistryEntry | undefined;

/** Puts a release into service for everybody; the current one becomes the fallback. */
export function putInService(
  id: string,
  release: Release,
  what: 'release' | 'promote' | 'build',
  previousFor: (entry: Entry) => Release | undefined = fallbackOf(release),
): (entry: Entry) => ChannelChange {
  return (entry) => {
    const previous = previousFor(entry);
    const before = entry?.current.version;
    return {
      entry: { id, current: release, ...(previous && { previous }) },
      move: { what, version: release.version, ...(before !== undefined && { before }) },
    };
  };
}

const fallbackOf =
  (release: Release) =>
  (entry: Entry): Release | undefined => {
    const previous = entry && entry.current.version !== release.version ? entry.current : entry?.previous;
    return previous?.version === release.version ? undefined : previous;
  };

/** @throws {ReleaseFault} for a remote without a release in service, next to which a trial could run */
export function requireService(id: string, entry: Entry): asserts entry is RegistryEntry {
  if (!entry) throw new ReleaseFault(`${id} has nothing in service yet: release it to everybody first`);
}

/** Lets a channel follow the one below it again, unless it has moved on to another release. */
export function unpin(version: string): (entry: Entry) => ChannelChange {
  return (entry) => ({
    entry: entry?.current.version === version && !entry.canary ? undefined : entry,
    move: { what: 'unpin', before: version },
  });
}

/** Puts a release on trial for some people; the current one stays in service. */
export function putOnTrial(id: string, release: Release, percent: number): (entry: Entry) => ChannelChange {
  return (entry) => {
    requireService(id, entry);
    if (entry.current.version === release.version)
      throw new ReleaseFault(`${id} ${release.version} is already in service for everybody`);
    return {
      entry: { ...entry, canary: { release, percent } },
      move: { what: 'canary', version: release.version, why: `for ${percent} % of the people` },
    };
  };
}

/**
 * Ends a trial: everybody gets the current release.
 * @throws {ReleaseFault} if nothing is on trial, or another version
 */
export function endTrial(
  id: string,
  what: 'rollback' | 'canary' | 'turned-back',
  { why, version }: { readonly why?: string; readonly version?: string } = {},
) {
  return (entry: Entry): ChannelChange => {
    if (!entry?.canary || (version !== undefined && entry.canary.release.version !== version))
      throw new ReleaseFault(`${id} has no release on trial`);
    const { canary, ...rest } = entry;
    return { entry: rest, move: { what, before: canary.release.version, ...(why !== undefined && { why }) } };
  };
}

/**
 * Restores the previous release.
 * @param seen the release in service when this was requested: two people who roll back the same release mean one step
 * @param fallback the new fallback: never the release being removed
 */
export function restorePrevious(id: string, seen: Entry, fallback: Release | undefined) {
  return (entry: Entry): ChannelChange => {
    if (!entry) throw new ReleaseFault(`${id} has no release in service`);
    if (!entry.previous) throw new ReleaseFault(`${id} has no release before the current one`);
    if (entry.current.version !== seen?.current.version || entry.previous.version !== seen.previous?.version)
      throw new ReleaseFault(`${id} is at ${entry.current.version} by now: somebody else has just changed it`);
    return {
      entry: { id, current: entry.previous, ...(fallback && { previous: fallback }) },
      move: { what: 'rollback', version: entry.previous.version, before: entry.current.version },
    };
  };
}
