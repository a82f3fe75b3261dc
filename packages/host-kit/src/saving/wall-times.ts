import { formatWallTime, GAME_DEFAULTS, ianaZoneOf } from '@waymark/contract';
import type { WriteMoments } from './field-table';

/** Instants in the API's form: local time in the game's zone, by default that of new games ([G32]). */
export const wallTimes: WriteMoments = (tz) => {
  const zone = ianaZoneOf(tz || GAME_DEFAULTS.tz) ?? 'UTC';
  return (instant) => formatWallTime(instant, zone);
};
