import { formatWallTime, ianaZoneOf } from '@waymark/contract';
import type { WriteMoments } from './field-table';

/** Instants in the API's form: local time in the game's zone ([G32]). */
export const wallTimes: WriteMoments = (tz) => {
  const zone = ianaZoneOf(tz) ?? 'UTC';
  return (instant) => formatWallTime(instant, zone);
};
