import { STUCK_AFTER } from '@waymark/contract';
import { requireGame } from '../games/require-game';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { requireTeamWork } from './policy';
import { listStuckRows } from './stuck-repo';

const MINUTE = 60_000;
/** Maximum teams in the response. */
const NAMED = 3;

/** Teams that may need help while a game runs. */
export function stuckRoutes({ database, now }: Services): HandlersOf<'listStuckTeams'> {
  return {
    listStuckTeams: async ({ params, caller }) => {
      const { role } = await requireGame(database.db, caller, params.id);
      requireTeamWork(role);
      const before = new Date(now().getTime() - STUCK_AFTER * MINUTE);
      const rows = await listStuckRows(database.db, params.id, before);
      return {
        count: rows.length,
        teams: rows.slice(0, NAMED).map(({ id, name, at }) => ({ id, name, last_answer_at: at.toISOString() })),
      };
    },
  };
}
