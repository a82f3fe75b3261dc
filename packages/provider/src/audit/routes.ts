import { PAGE_SIZE_DEFAULT } from '@waymark/contract';
import { requireAdministrator, roleIn } from '../games/policy';
import { findVisibleGame } from '../games/repo';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { listLines } from './repo';

/** The history of a game, for its administrators. */
export function historyRoutes({ database }: Services): HandlersOf<'listChanges'> {
  return {
    listChanges: async ({ params, query, caller }) => {
      const found = await findVisibleGame(database.db, caller, params.id);
      if (!found) throw errors.notFound();
      requireAdministrator(roleIn(found.member, caller));
      const page = query.page ?? 1;
      const limit = query.per_page ?? PAGE_SIZE_DEFAULT;
      const { lines, count } = await listLines(database.db, params.id, { limit, offset: (page - 1) * limit });
      return {
        changes: lines.map((line) => ({ ...line, created_at: line.created_at.toISOString() })),
        meta: { page, pages: Math.max(1, Math.ceil(count / limit)), count },
      };
    },
  };
}
