import { and, asc, eq } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { answers, teams } from '../../db/schema';
import type { AnswerRow } from '../repo';

/**
 * Answers of a game, held until the transaction ends. Their teams are held first, as submitting does: the scores of a team
 * follow from all of its answers. Both are held in the order of their ids, so that two who decide much at once wait for each
 * other only one way.
 */
export async function holdAnswers(tx: Queries, gameId: number, ids: readonly number[]): Promise<AnswerRow[]> {
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
