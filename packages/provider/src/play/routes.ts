import { asTeamId } from '@waymark/contract';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { hintRoutes } from './hint';
import { joinRoutes } from './join';
import { playTaskRoutes } from './list-tasks';
import { seenPlay } from './policy';
import { findScore } from './repo';
import { submitRoutes } from './submit';
import { unlockRoutes } from './unlock';

type PlayRoutes = HandlersOf<
  'unlockPlayer' | 'joinGame' | 'listPlayTasks' | 'takeHint' | 'submitAnswer' | 'getPlayScore'
>;

/** What players do: join, list their challenges, open hints, submit, and check their rank. */
export function playRoutes(services: Services): PlayRoutes {
  const { database } = services;
  return {
    ...unlockRoutes(services),
    ...joinRoutes(services),
    ...playTaskRoutes(services),
    ...hintRoutes(services),
    ...submitRoutes(services),

    getPlayScore: async ({ params, caller }) => {
      const { game, team } = await seenPlay(database.db, caller, params.id);
      const { place, ...reached } = await findScore(database.db, game.id, team.id);
      const shown = game.leaderboard_visible === 1;
      return { team: { id: asTeamId(team.id), name: team.name }, ...reached, place: shown ? place : null };
    },
  };
}
