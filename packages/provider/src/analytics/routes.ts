import { requireGame } from '../games/require-game';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { countGroup } from './group-repo';
import { findMoment } from './moment';
import { findPlaces } from './places';
import { requireAnalytics } from './policy';
import { presentAnalytics } from './present';
import { progressOf } from './progress';
import { sliceOf } from './slice';

type Names = 'teamAnalytics' | 'gameProgress' | 'gamePlaces' | 'gameMoment';

/** The statistics of a game. */
export function analyticsRoutes({ database }: Services): HandlersOf<Names> {
  const findGame = async (caller: Caller, id: number) => {
    const found = await requireGame(database.db, caller, id);
    requireAnalytics(found.role, caller);
    return found;
  };
  return {
    teamAnalytics: async ({ query, caller }) => {
      const { game, counts } = await findGame(caller, query.game_id);
      const counted = query.group_id === undefined ? counts : await countGroup(database.db, game.id, query.group_id);
      return presentAnalytics(counted?.teams ?? 0, counted?.players ?? 0);
    },
    gameProgress: async ({ query, caller }) => {
      const { game } = await findGame(caller, query.game_id);
      return progressOf(database.db, game, sliceOf(query));
    },
    gamePlaces: async ({ query, caller }) => {
      const { game } = await findGame(caller, query.game_id);
      return findPlaces(database.db, game, sliceOf(query));
    },
    gameMoment: async ({ query, caller }) => {
      const { game } = await findGame(caller, query.game_id);
      return findMoment(database.db, game, query.at, sliceOf(query));
    },
  };
}
