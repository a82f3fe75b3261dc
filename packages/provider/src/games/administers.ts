import { eq, inArray, or } from 'drizzle-orm';
import { gameMembers } from '../db/schema';

/** Memberships of administrators, as `gameUserOf` counts them. */
export const administers = () =>
  or(inArray(gameMembers.access, ['Created', 'Managing']), eq(gameMembers.administrator, true));

/** Memberships of staff: administrators, coordinators and judges. */
export const isStaffOfGame = () => or(administers(), eq(gameMembers.coordinator, true), eq(gameMembers.judge, true));
