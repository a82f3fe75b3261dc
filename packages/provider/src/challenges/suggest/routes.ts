import { and, eq, isNull } from 'drizzle-orm';
import { tasks } from '../../db/schema';
import { requireAdministrator } from '../../games/policy';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import { seenGame } from '../places';
import { challengeRoutes } from '../routes';
import { type Ideas, ownIdeas } from './ideas';

/** Challenges that the platform thinks of. */
export function suggestRoutes(services: Services, ideas: Ideas = ownIdeas()): HandlersOf<'suggestTask'> {
  const { database } = services;
  const { createTask } = challengeRoutes(services);
  return {
    suggestTask: async (call) => {
      const { caller } = call;
      const { game_id } = call.body;
      const { game, role } = await seenGame(database.db, caller, game_id);
      requireAdministrator(role);
      if (!caller.features.includes('ai'))
        throw errors.notAllowed('Suggested challenges are not part of this account.');
      const rows = await database.db
        .select({ name: tasks.name })
        .from(tasks)
        .where(and(eq(tasks.game_id, game.id), isNull(tasks.deleted_at)));
      const taken = rows.map(({ name }) => name);
      const words = [game.name, game.description ?? '', ...taken].join(' ');
      const idea = await ideas.think({ words, taken });
      const { task } = await createTask({ ...call, body: { ...idea, game_id } });
      return { task };
    },
  };
}
