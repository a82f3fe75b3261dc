import { eq, inArray, or } from 'drizzle-orm';
import { gameMembers } from '../db/schema';

/** Memberships of those who administrate their game, as `gameUserOf` counts them. */
export const administers = () =>
  or(inArray(gameMembers.access, ['Created', 'Managing']), eq(gameMembers.administrator, true));

/** Memberships of those who work on their game: who administrate, coordinate or judge it. */
export const worksOnGame = () => or(administers(), eq(gameMembers.coordinator, true), eq(gameMembers.judge, true));
