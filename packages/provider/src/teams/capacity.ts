import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { teams } from '../db/schema';
import { errors } from '../server/errors';

/** Games without a purchased licence have room for one team ([G61]), unless the platform liberated them. */
const ONE_TEAM = 1;

/** @throws {ApiError} 402 if a locked game has no room for this many more teams */
export async function requireRoom(
  tx: Queries,
  game: { readonly id: number; readonly license_type: number; readonly liberated_team: boolean },
  more = 1,
): Promise<void> {
  if (game.license_type !== ONE_TEAM || game.liberated_team) return;
  const [counted] = await tx
    .select({ n: count() })
    .from(teams)
    .where(and(eq(teams.game_id, game.id), isNull(teams.deleted_at)));
  if ((counted?.n ?? 0) + more > 1) throw errors.oneTeamOnly();
}
