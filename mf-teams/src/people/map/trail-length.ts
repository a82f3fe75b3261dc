import type { TeamPlace } from '@waymark/contract';

/** Trail lengths in minutes; the provider keeps no more than the longest. */
export const TRAILS = [30, 15, 5, 0] as const;
/** Trail length in minutes. */
export type TrailMinutes = (typeof TRAILS)[number];

/** The part of a track within the age limit. Points without a time count only for the longest. */
export function trailOf({ trail }: Pick<TeamPlace, 'trail'>, minutes: TrailMinutes, now: number): TeamPlace['trail'] {
  // The same array, to avoid recalculation.
  if (minutes === TRAILS[0]) return trail;
  const from = now / 1000 - minutes * 60;
  return minutes === 0 ? [] : trail.filter(([, , second = 0]) => second >= from);
}
