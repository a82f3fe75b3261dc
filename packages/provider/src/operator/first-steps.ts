import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema';

/** The next step for the operator of a database without a super administrator; undefined if there is one. */
export async function firstSteps({ db }: Database): Promise<string | undefined> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.super_admin, true)).limit(1);
  if (found) return undefined;
  return [
    'Nobody can create games yet, because there is no super administrator. Make one:',
    '  waymark-admin white-label add <identifier> --name <name>',
    '  waymark-admin super-admin add <email> --white-label <identifier>',
  ].join('\n');
}
