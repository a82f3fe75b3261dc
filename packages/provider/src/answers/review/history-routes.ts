import { PAGE_SIZE_DEFAULT } from '@waymark/contract';
import { and, desc, eq } from 'drizzle-orm';
import { isStaffOf } from '../../challenges/places';
import type { Queries } from '../../db/database';
import { reviewSteps, reviews } from '../../db/schema';
import { requireGame } from '../../games/require-game';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import type { Caller } from '../../session/caller';
import { isBlind } from '../reader';
import { findAnswer } from '../repo';
import { followUp, reviewedGame } from './decide';
import { listReviewsAbout, listReviewsOf } from './history';
import { lockAnswers } from './lock-answers';
import { mayScore } from './points';
import { storeUndo } from './store-review';

const OWN_ALONE = 'Only judges and administrators may take back what others decided.';

/** The history of decisions, and undo. */
export function reviewHistoryRoutes(
  services: Services,
): HandlersOf<'undoReview' | 'listReviews' | 'listAnswerReviews'> {
  const { database, now } = services;

  const requireReviewer = async (queries: Queries, caller: Caller, gameId: number) => {
    const { game, role } = await requireGame(queries, caller, gameId);
    if (!isStaffOf(role)) throw errors.notAllowed();
    return { gameId: game.id, blind: isBlind(game, role) };
  };

  const idsOf = async (tx: Queries, reviewId: number): Promise<number[]> => {
    const steps = await tx
      .select({ id: reviewSteps.answer_id })
      .from(reviewSteps)
      .where(eq(reviewSteps.review_id, reviewId));
    return steps.map(({ id }) => id).toSorted((one, other) => one - other);
  };

  return {
    undoReview: ({ body, caller }) =>
      database.tx(async (tx) => {
        const { game, role } = await reviewedGame(tx, caller, body.game_id);
        const its = and(eq(reviews.id, body.undo_id), eq(reviews.game_id, game.id));
        const [found] = await tx.select().from(reviews).where(its).for('update');
        if (!found) throw errors.notFound();
        if (found.user_id !== caller.userId && !mayScore(role)) throw errors.notAllowed(OWN_ALONE);
        const about = await idsOf(tx, found.id);
        const answered = async (undoId: number) => {
          const ids = await idsOf(tx, undoId);
          return { ids, kept: about.filter((id) => !ids.includes(id)), undo_id: undoId };
        };
        const locked = await lockAnswers(tx, game.id, about);
        const undo = {
          gameId: game.id,
          userId: caller.userId,
          decision: 'undo',
          undoes: found.id,
          now: now(),
        } as const;
        const stored = await storeUndo(tx, undo);
        if (!stored) {
          // A repeat after a lost response gets the same result.
          const before = eq(reviews.undoes_id, found.id);
          const [last] = await tx.select().from(reviews).where(before).orderBy(desc(reviews.id)).limit(1);
          return found.undone_at && last ? answered(last.id) : { ids: [], kept: about };
        }
        // Undoing an undo restores the original decision.
        if (found.undoes_id !== null) {
          await tx.update(reviews).set({ undone_at: null }).where(eq(reviews.id, found.undoes_id));
        }
        await followUp(services, tx, game, caller.userId, stored, locked);
        return answered(stored.id);
      }),

    listReviews: async ({ params, query, caller }) => {
      const reviewed = await requireReviewer(database.db, caller, params.id);
      const page = query.page ?? 1;
      const limit = query.per_page ?? PAGE_SIZE_DEFAULT;
      const { reviews: found, count } = await listReviewsOf(database.db, reviewed, {
        limit,
        offset: (page - 1) * limit,
      });
      return { reviews: found, meta: { page, pages: Math.max(1, Math.ceil(count / limit)), count } };
    },

    listAnswerReviews: async ({ params, query, caller }) => {
      const { gameId } = await requireReviewer(database.db, caller, query.game_id);
      if (!(await findAnswer(database.db, gameId, params.id))) throw errors.notFound();
      return { reviews: await listReviewsAbout(database.db, gameId, params.id) };
    },
  };
}
