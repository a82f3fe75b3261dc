import { checkGame } from '@waymark/contract/readiness';
import { seenGame } from '../challenges/places';
import { presentTask } from '../challenges/present';
import { findTaskParts } from '../challenges/repo';
import { requireAdministrator } from '../games/policy';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { readContent } from './repo';

/** Whether games can be played, for those who administrate them. */
export function readinessRoutes({ database, origin }: Services): HandlersOf<'checkReadiness'> {
  return {
    checkReadiness: async ({ params, caller }) => {
      const { game, role } = await seenGame(database.db, caller, params.id);
      requireAdministrator(role);
      const { rows, keys, rewards, teams } = await readContent(database.db, game.id);
      const parts = await findTaskParts(
        database.db,
        rows.map(({ id }) => id),
      );
      const findings = checkGame({
        game: {
          tz: game.tz,
          start_anytime: game.start_anytime,
          start_at: game.start_at?.toISOString() ?? null,
          finish_at: game.finish_at?.toISOString() ?? null,
        },
        tasks: rows.map((row) => presentTask(row, parts, origin())),
        keys,
        rewards,
        // Before anybody has joined, any number may come.
        ...(teams > 0 ? { teams } : {}),
      });
      const named = new Set(findings.map(({ task }) => task));
      return {
        findings: findings.map((finding) => ({ ...finding })),
        checked: rows.length,
        tasks: rows.filter(({ id }) => named.has(id)).map(({ id, name, position }) => ({ id, name, position })),
      };
    },
  };
}
