import type { Challenge } from '../games/challenge';
import { CROSSING } from './crossing';
import { DEEP_WATER } from './deep-water';
import { LAST_PAGE } from './last-page';
import { QUAY } from './quay';

/** The 24 challenges of The Pilot's Lost Logbook, in order. */
export const PILOT_CHALLENGES: readonly Challenge[] = [...QUAY, ...CROSSING, ...DEEP_WATER, ...LAST_PAGE];
