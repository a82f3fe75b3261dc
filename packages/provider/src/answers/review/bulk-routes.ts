import type { ReviewDecision } from '@waymark/contract';
import { findTask } from '../../challenges/repo';
import type { Queries } from '../../db/database';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import type { AnswerRow } from '../repo';
import { decide, reviewedGame } from './decide';
import { lockAnswers } from './lock-answers';
import { listWaitingOf } from './waiting';

interface Named {
  readonly id: number;
  readonly review_key?: string | undefined;
}

const NOTHING_NAMED = 'Name submissions, or the challenge whose submissions are meant.';

/** Whether the answer is still in the state the reviewer saw. */
function isMeant(row: AnswerRow, { review_key }: Named, decision: ReviewDecision): boolean {
  if (row.user_id === null || (decision === 'feature' && row.rejected_at)) return false;
  if (review_key !== undefined) return review_key === row.review_key;
  return decision === 'feature' || (row.approved_at === null && row.rejected_at === null);
}

/** Decisions about several answers at once. */
export function bulkReviewRoutes(services: Services): HandlersOf<'decideAnswers'> {
  const { database, now } = services;
  const namedIn = async (tx: Queries, gameId: number, taskId: number, userId: number): Promise<Named[]> =>
    listWaitingOf(tx, { gameId, taskId, userId, now: now() });

  return {
    decideAnswers: ({ body, caller }) =>
      database.tx(async (tx) => {
        const { game_id, decision, answers: listed, task_id, points, message } = body;
        const reviewed = await reviewedGame(tx, caller, game_id);
        const { game } = reviewed;
        if ((listed === undefined) === (task_id === undefined)) throw errors.malformed(NOTHING_NAMED);
        if (task_id !== undefined && !(await findTask(tx, game.id, task_id))) throw errors.notFound();
        const named = listed ?? (await namedIn(tx, game.id, task_id ?? 0, caller.userId));
        const byId = new Map(named.map((one) => [one.id, one]));
        const rows = await lockAnswers(tx, game.id, [...byId.keys()]);
        if (listed && rows.length < byId.size) throw errors.invalid({ answers: ['The game has no such submission.'] });
        const meant = rows.filter((row) => isMeant(row, byId.get(row.id) ?? { id: row.id }, decision));
        const ids = meant.map(({ id }) => id);
        const left = [...byId.keys()].filter((id) => !ids.includes(id));
        if (meant.length === 0) return { ids, left };
        const stored = await decide(services, tx, reviewed, caller.userId, { decision, points, message }, meant);
        return { ids, left, undo_id: stored.id };
      }),
  };
}
