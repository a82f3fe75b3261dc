import type { Registry, Release } from '@waymark/contract';
import { type HostOffer, incompatibilities, releaseThatFits, sayProblems } from '../loader/compatibility';
import type { Incompatibility } from '../loader/remote-state';

/** A release that a registry names and pages cannot run. */
export interface DegradedArea {
  readonly id: string;
  readonly version: string;
  readonly problems: readonly Incompatibility[];
  /** What runs in its place; undefined when nothing does. */
  readonly standIn: string | undefined;
  /** It is on trial: everybody else is not concerned. */
  readonly trial: boolean;
}

/** The areas whose releases do not fit what a host gives them, also those that are on trial. */
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

/** One of them in plain words. */
export function sayDegraded({ id, version, problems, standIn, trial }: DegradedArea): string {
  const instead =
    standIn === undefined
      ? 'nothing runs in its place, and its screens say that they are not there'
      : `${standIn} runs in its place`;
  return `${id} ${version}${trial ? ', on trial,' : ''} does not run: it ${sayProblems(problems)}; ${instead}`;
}
