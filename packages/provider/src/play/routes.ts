import { asTeamId } from '@waymark/contract';
import { findBoard } from '../leaderboard/board-repo';
import { findRanked, rankingOf } from '../leaderboard/ranking';
import { presentEarned } from '../rewards/present';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { hintRoutes } from './hint';
import { joinRoutes } from './join';
import { playTaskRoutes } from './list-tasks';
import { requirePlay } from './policy';
import { findScore } from './repo';
import { submitRoutes } from './submit';
import { unlockRoutes } from './unlock';

type PlayRoutes = HandlersOf<
  'unlockPlayer' | 'joinGame' | 'listPlayTasks' | 'takeHint' | 'submitAnswer' | 'getPlayScore'
>;

/** What players do: join, list their challenges, open hints, submit, and check their rank. */
export function playRoutes(services: Services): PlayRoutes {
  const { database, now, origin } = services;
  return {
    ...unlockRoutes(services),
    ...joinRoutes(services),
    ...playTaskRoutes(services),
    ...hintRoutes(services),
    ...submitRoutes(services),

    getPlayScore: async ({ params, caller }) => {
      const { game, team } = await requirePlay(database.db, caller, params.id);
      const { db } = database;
      const { place, ...reached } = await findScore(db, game.id, team.id);
      const shown = game.leaderboard_visible === 1;
      const { frozen_at } = await findBoard(db, game.id);
      const frozen = frozen_at && rankingOf(db, game, { style: 'alltime', now: now(), frozen: true });
      const stood = frozen ? (await findRanked(db, frozen, team.id))?.place : place;
      return {
        team: { id: asTeamId(team.id), name: team.name },
        ...reached,
        place: shown ? (stood ?? null) : null,
        rewards: await presentEarned(db, game, team, origin()),
      };
    },
  };
}
