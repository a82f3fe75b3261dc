import { reportOn } from '@waymark/contract/readiness';
import { requireAdministrator } from '../games/policy';
import { requireGame } from '../games/require-game';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { contentOf } from './content';

/** The readiness of games, for their administrators. */
export function readinessRoutes(services: Services): HandlersOf<'checkReadiness' | 'readGameToCheck'> {
  const { database } = services;
  const contentFor = async (caller: Caller, id: number) => {
    const { game, role } = await requireGame(database.db, caller, id);
    requireAdministrator(role);
    return contentOf(database.db, game, services);
  };
  return {
    checkReadiness: async ({ params, caller }) => {
      const { findings, checked, tasks } = reportOn(await contentFor(caller, params.id));
      return {
        findings: findings.map((finding) => ({ ...finding })),
        checked,
        tasks: tasks.map((task) => ({ ...task })),
      };
    },
    readGameToCheck: async ({ params, caller }) => {
      const { game, tasks, keys, rewards, alternatives, teams } = await contentFor(caller, params.id);
      return {
        game: { ...game },
        tasks: tasks.map((task) => ({ ...task })),
        keys: [...(keys ?? [])],
        rewards: (rewards ?? []).map((reward) => ({ ...reward })),
        ...(alternatives === undefined ? {} : { alternatives }),
        ...(teams === undefined ? {} : { teams }),
      };
    },
  };
}
