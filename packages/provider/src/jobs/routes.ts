import { PAGE_SIZE_DEFAULT } from '@waymark/contract';
import type { Queries } from '../db/database';
import { requireAdministrator } from '../games/policy';
import { requireGame } from '../games/require-game';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { announceJob } from './announce-job';
import { presentJob } from './present';
import { cancelJob, findJob, listJobRows } from './repo';

/** Listing background jobs, and cancelling them. */
export function jobRoutes({ database, now }: Services): HandlersOf<'listJobs' | 'cancelJob'> {
  /** The requested game; undefined for the whole white label. */
  const scopeOf = async (queries: Queries, caller: Caller, gameId: number | undefined) => {
    if (gameId === undefined) {
      if (!caller.superAdmin) throw errors.notAllowed();
      return undefined;
    }
    const { game, role } = await requireGame(queries, caller, gameId);
    requireAdministrator(role);
    return game.id;
  };
  return {
    listJobs: async ({ query, caller }) => {
      const { db } = database;
      const gameId = await scopeOf(db, caller, query.game_id);
      const { page = 1, per_page: limit = PAGE_SIZE_DEFAULT } = query;
      const filter = { whiteLabelId: caller.whiteLabelId, gameId };
      const { rows, count } = await listJobRows(db, filter, { limit, offset: (page - 1) * limit });
      const meta = { count, page, pages: Math.max(1, Math.ceil(count / limit)) };
      return { jobs: rows.map(({ job, by, game }) => presentJob(job, by, game)), meta };
    },

    cancelJob: ({ params, query, caller }) =>
      database.tx(async (tx) => {
        const gameId = await scopeOf(tx, caller, query.game_id);
        const found = await findJob(tx, caller.whiteLabelId, params.id);
        if (!found || (gameId !== undefined && found.game_id !== gameId)) throw errors.notFound();
        const cancelled = await cancelJob(tx, found.id, now());
        // It may have ended in the meantime, which is no error.
        if (cancelled) await announceJob(database, tx, cancelled);
        return { job: presentJob(cancelled ?? found, null) };
      }),
  };
}
