import type { TeamPlace } from '@waymark/contract';

/** How many minutes of a way are shown; the provider keeps no more than the longest. */
export const TRAILS = [30, 15, 5, 0] as const;
/** How many minutes of a way are shown. */
export type TrailMinutes = (typeof TRAILS)[number];

/** The part of a way that is not older; points without a moment belong to the longest only. */
export function trailOf({ trail }: Pick<TeamPlace, 'trail'>, minutes: TrailMinutes, now: number): TeamPlace['trail'] {
  // The same list, so that nothing is measured again.
  if (minutes === TRAILS[0]) return trail;
  const from = now / 1000 - minutes * 60;
  return minutes === 0 ? [] : trail.filter(([, , second = 0]) => second >= from);
}
