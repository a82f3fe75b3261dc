import { randomUUID } from 'node:crypto';
import { isCounted } from '@waymark/contract/scoring';
import { and, eq } from 'drizzle-orm';
import { seenGame, worksOn } from '../challenges/places';
import type { Queries } from '../db/database';
import { answers, teams } from '../db/schema';
import { enterGame } from '../games/repo';
import { tell } from '../realtime/tell';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { audienceOf } from './audience';
import { keepScores } from './keep-scores';
import { presentAnswers } from './present';
import { type AnswerRow, findAnswer } from './repo';
import { reviewedPoints } from './review-points';

type Decision = 'accept' | 'reject' | 'feature';
interface Body {
  readonly game_id: number;
  readonly review_key: string;
  readonly points?: number | undefined;
  readonly message?: string | undefined;
}

/** A featured submission is shown and earns points; a rejected one does neither. */
const REJECTED = 'A rejected submission cannot be featured. Accept it first.';

/** Changes to an answer by a decision, besides its points. */
function changesOf(decision: Decision, { message }: Body, now: Date): Partial<AnswerRow> {
  const said = message === undefined ? {} : { review_message: message };
  switch (decision) {
    case 'accept':
      return { approved_at: now, rejected_at: null, ...said };
    case 'reject':
      return { rejected_at: now, approved_at: null, featured_at: null, ...said };
    default:
      return { featured_at: now, ...said };
  }
}

/** Reviewing answers. */
export function reviewRoutes(services: Services): HandlersOf<'acceptAnswer' | 'rejectAnswer' | 'featureAnswer'> {
  const { database, now } = services;

  const hold = async (tx: Queries, gameId: number, id: number): Promise<AnswerRow> => {
    const [found] = await tx
      .select({ teamId: answers.team_id })
      .from(answers)
      .where(and(eq(answers.game_id, gameId), eq(answers.id, id)));
    if (!found) throw errors.notFound();
    // Locks the team first, as submitting does, because its scores depend on all its answers.
    await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, found.teamId)).for('no key update');
    const [held] = await tx.select().from(answers).where(eq(answers.id, id)).for('no key update');
    if (!held) throw errors.notFound();
    return held;
  };

  const decide = (decision: Decision, caller: Caller, id: number, body: Body) =>
    database.tx(async (tx) => {
      await enterGame(tx, body.game_id);
      const { game, role } = await seenGame(tx, caller, body.game_id);
      if (!worksOn(role)) throw errors.notAllowed();
      const before = await hold(tx, game.id, id);
      if (before.user_id === null) throw errors.conflict('The platform submitted this answer itself.');
      if (before.review_key !== body.review_key) {
        throw errors.conflict('Somebody else reviewed this answer in the meantime. Please look at it again.');
      }
      if (decision === 'feature' && before.rejected_at) throw errors.invalid({ featured_at: [REJECTED] });
      const worth =
        decision === 'reject' ? { points: 0 } : await reviewedPoints(tx, { role, game }, before, body.points);
      const by = { reviewed_by_id: caller.userId, review_key: randomUUID() };
      const [after] = await tx
        .update(answers)
        .set({ ...changesOf(decision, body, now()), ...worth, ...by })
        .where(eq(answers.id, id))
        .returning();
      const named = await findAnswer(tx, game.id, id);
      if (!after || !named) throw errors.notFound();
      const { task, team } = named;
      await tell(
        { database, tx },
        game,
        `ss.answer.${decision}`,
        { answer: { id }, task: { id: task.id, name: task.name }, team },
        { userId: caller.userId, only: await audienceOf(tx, game, after, before) },
      );
      const counts = (row: AnswerRow) => (isCounted(row, game.review) ? row.points : -1);
      if (counts(before) !== counts(after)) {
        await keepScores(tx, game, [team.id]);
        await tell({ database, tx }, game, 'ss.game.score', {});
      }
      const [answer] = await presentAnswers(tx, [named], game, { reviews: true }, services);
      if (!answer) throw new Error('An answer that was just changed is gone.');
      return { answer };
    });

  return {
    acceptAnswer: ({ params, body, caller }) => decide('accept', caller, params.id, body),
    rejectAnswer: ({ params, body, caller }) => decide('reject', caller, params.id, body),
    featureAnswer: ({ params, body, caller }) => decide('feature', caller, params.id, body),
  };
}
