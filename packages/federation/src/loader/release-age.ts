import type { Choice } from './area';
import type { RemoteState } from './remote-state';

/** Age of a running release compared with the one that a mount would use now. */
export type ReleaseAge = 'current' | 'outdated' | 'recalled';

/**
 * The age of a running release compared with the one that would be chosen now. If it is newer than that, it was in
 * service and was recalled.
 */
export function releaseAge(state: RemoteState, choice: Choice): ReleaseAge {
  if (state.status !== 'ready' && state.status !== 'degraded') return 'current';
  const [now] = 'releases' in choice ? choice.releases : [];
  if (!now || now.version === state.version) return 'current';
  return isNewer(state.version, now.version) ? 'recalled' : 'outdated';
}

function isNewer(one: string, other: string): boolean {
  const [numbers, others] = [numbersOf(one), numbersOf(other)];
  const at = numbers.findIndex((number, place) => number !== others[place]);
  // `1.0.0-dev` precedes 1.0.0.
  if (at < 0) return !one.includes('-') && other.includes('-');
  return (numbers[at] ?? 0) > (others[at] ?? 0);
}

/** The three numbers of a version. */
const numbersOf = (version: string): readonly number[] => (version.match(/\d+/g) ?? []).slice(0, 3).map(Number);
