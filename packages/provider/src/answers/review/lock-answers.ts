import { and, asc, eq } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { answers, teams } from '../../db/schema';
import type { AnswerRow } from '../repo';

/**
 * Answers of a game, locked until the transaction ends. Locks the teams first, as submitting does, because their scores depend
 * on all their answers. Both are locked in order of id to avoid deadlocks between bulk decisions.
 */
export async function lockAnswers(tx: Queries, gameId: number, ids: readonly number[]): Promise<AnswerRow[]> {
  const ofGame = and(eq(answers.game_id, gameId), isAnyOf(answers.id, ids));
  const of = await tx.selectDistinct({ id: answers.team_id }).from(answers).where(ofGame);
  const teamIds = of.map(({ id }) => id);
  await tx
    .select({ id: teams.id })
    .from(teams)
    .where(isAnyOf(teams.id, teamIds))
    .orderBy(asc(teams.id))
    .for('no key update');
  return tx.select().from(answers).where(ofGame).orderBy(asc(answers.id)).for('no key update');
}
