import type { Registry, Release } from '@waymark/contract';
import { describeProblems, type HostOffer, incompatibilities, releaseThatFits } from '../loader/compatibility';
import type { Incompatibility } from '../loader/remote-state';

/** A release in a registry that pages cannot run. */
export interface DegradedArea {
  readonly id: string;
  readonly version: string;
  readonly problems: readonly Incompatibility[];
  /** The release that runs instead; undefined if none. */
  readonly standIn: string | undefined;
  /** It is on trial, so most people are not affected. */
  readonly trial: boolean;
}

/** Areas whose releases are incompatible with a host, including trials. */
export function degradedAreas(registry: Registry, offer: HostOffer): readonly DegradedArea[] {
  return registry.remotes.flatMap(({ id, current, previous, canary }) => {
    const degraded = (release: Release, before: Release | undefined, trial: boolean): readonly DegradedArea[] => {
      const problems = incompatibilities(release, offer);
      if (problems.length === 0) return [];
      const standIn = releaseThatFits({ current: release, previous: before }, offer)?.version;
      return [{ id, version: release.version, problems, standIn, trial }];
    };
    return [...degraded(current, previous, false), ...(canary ? degraded(canary.release, current, true) : [])];
  });
}

/** One of them as a sentence. */
export function describeDegraded({ id, version, problems, standIn, trial }: DegradedArea): string {
  const instead =
    standIn === undefined
      ? 'nothing runs in its place, and its screens say that they are not there'
      : `${standIn} runs in its place`;
  return `${id} ${version}${trial ? ', on trial,' : ''} does not run: it ${describeProblems(problems)}; ${instead}`;
}
