import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { answers, scores } from '../../db/schema';
import { scoreRows } from './score-rows';

/** Works the scores of teams out from their answers, and stores them. */
export async function storeScores(
  tx: Queries,
  game: { readonly id: number; readonly tz: string; readonly review: string },
  teamIds: readonly number[],
): Promise<void> {
  if (teamIds.length === 0) return;
  const rows = await tx
    .select()
    .from(answers)
    .where(and(eq(answers.game_id, game.id), inArray(answers.team_id, [...teamIds])))
    .orderBy(answers.created_at, answers.id);
  await tx.delete(scores).where(and(eq(scores.game_id, game.id), inArray(scores.team_id, [...teamIds])));
  await tx.insert(scores).values(
    scoreRows(
      game,
      teamIds,
      rows.map((row) => ({ row })),
    ),
  );
}
