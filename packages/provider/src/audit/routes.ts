import { PAGE_SIZE_DEFAULT } from '@waymark/contract';
import { requireAdministrator } from '../games/policy';
import { requireGame } from '../games/require-game';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { listLines } from './repo';

/** The history of a game, for its administrators. */
export function historyRoutes({ database }: Services): HandlersOf<'listChanges'> {
  return {
    listChanges: async ({ params, query, caller }) => {
      const { role } = await requireGame(database.db, caller, params.id);
      requireAdministrator(role);
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
