import { roleIn } from '../games/policy';
import { findVisibleGame } from '../games/repo';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { requireAnalytics } from './policy';
import { presentAnalytics } from './present';

/** The statistics of a game. */
export function analyticsRoutes({ database }: Services): HandlersOf<'teamAnalytics'> {
  return {
    teamAnalytics: async ({ query, caller }) => {
      const found = await findVisibleGame(database.db, caller, query.game_id);
      if (!found) throw errors.notFound();
      requireAnalytics(roleIn(found.member, caller), caller);
      return presentAnalytics(found.counts?.teams ?? 0, found.counts?.players ?? 0);
    },
  };
}
