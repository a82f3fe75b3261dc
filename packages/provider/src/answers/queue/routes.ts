import { PAGE_SIZE_DEFAULT, type QueueOrder } from '@waymark/contract';
import { isStaffOf } from '../../challenges/places';
import type { Queries } from '../../db/database';
import { requireGame } from '../../games/require-game';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import type { Caller } from '../../session/caller';
import { presentAnswers } from '../present';
import { isBlind, readerOf } from '../reader';
import { listAnswersById } from '../repo';
import { countQueueOf } from './statistics';
import { waitingIds } from './waiting-ids';

/** Filters of the queue. */
interface Narrowing {
  readonly order?: QueueOrder | undefined;
  readonly task_id?: number | undefined;
  readonly team_id?: number | undefined;
}

/**
 * The game, for reviewers.
 * @throws {ApiError} 404, 403, also for teams during blind review
 */
export async function queuedGame(queries: Queries, caller: Caller, gameId: number, { order, team_id }: Narrowing = {}) {
  const { game, role } = await requireGame(queries, caller, gameId);
  if (!isStaffOf(role)) throw errors.notAllowed();
  if (isBlind(game, role) && (order === 'team' || team_id !== undefined)) {
    throw errors.notAllowed('Teams are hidden in this game until their submissions are decided.');
  }
  return { game, role };
}

/** The queue of undecided answers. */
export function queueRoutes(services: Services): HandlersOf<'listQueue' | 'countQueue'> {
  const { database, now } = services;
  return {
    listQueue: async ({ params, query, caller }) => {
      const { db } = database;
      const { game, role } = await queuedGame(db, caller, params.id, query);
      const { order = 'waiting', task_id, team_id, after, per_page: limit = PAGE_SIZE_DEFAULT } = query;
      const freeFor = query.free === '1' ? { userId: caller.userId, now: now() } : undefined;
      const wanted = { gameId: game.id, order, taskId: task_id, teamId: team_id, after, freeFor };
      // One extra row shows whether there is a next page.
      const found = await waitingIds(db, { ...wanted, limit: limit + 1 });
      const ids = found.slice(0, limit).map(({ id }) => id);
      const rows = await listAnswersById(db, game.id, ids);
      const answers = await presentAnswers(db, rows, game, readerOf(game, role), services);
      return { answers, next: found.length > limit ? (ids.at(-1) ?? null) : null };
    },

    countQueue: async ({ params, caller }) => {
      const { game } = await queuedGame(database.db, caller, params.id);
      return countQueueOf(database.db, game, now());
    },
  };
}
