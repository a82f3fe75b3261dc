import { ianaZoneOf } from '@waymark/contract';
import { exactMoment } from '@waymark/ui';

/** Formats an ISO instant in the zone of a game. */
export type MomentFormat = (instant: string, language: string) => string;

/** The format for a game's zone, as the game stores it. */
export function momentFormat(tz: string): MomentFormat {
  const zone = ianaZoneOf(tz) ?? 'UTC';
  return (instant, language) => exactMoment(instant, zone, language);
}
