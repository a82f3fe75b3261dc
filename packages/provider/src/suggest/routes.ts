import { hasRealities, TASK_TYPE_NAMES } from '@waymark/contract';
import { answerTask } from '../challenges/answer-task';
import { checkFields, cleanTask, FRESH_TASK } from '../challenges/check-fields';
import { heldGame, named, pageOf, seenGame } from '../challenges/places';
import { countTasks, insertTask } from '../challenges/repo';
import { requireAdministrator } from '../games/policy';
import { tell } from '../realtime/tell';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { placeOf } from './place-of';
import { listHeadlines } from './repo';

const typesOf = ({ features }: Caller): number[] =>
  [...TASK_TYPE_NAMES.keys()].filter((type) => !hasRealities(type) || features.includes('ar'));

/** Suggested challenges, for accounts with the feature `ai`. */
export function suggestRoutes(services: Services): HandlersOf<'suggestTask'> {
  const { adviser, database, limits, now, work } = services;
  return {
    suggestTask: async ({ body: { game_id, per_page }, caller }) => {
      const { game: seen, role } = await seenGame(database.db, caller, game_id);
      requireAdministrator(role);
      if (!caller.features.includes('ai')) throw errors.notAllowed('Suggestions are not part of your account.');
      await limits.outward(caller);
      const challenges = await listHeadlines(database.db, seen.id);
      // Before the transaction: the service may be slow, and must not block others in the game.
      const idea = await adviser
        .suggest({
          game: seen.name,
          description: seen.description.replace(/<[^<>]*>/g, ' '),
          place: placeOf(challenges),
          challenges,
          types: typesOf(caller),
        })
        .catch(() => {
          throw errors.serviceDown('No suggestion came. Please try again.');
        });
      const clean = await cleanTask(work, caller.userId, idea);
      const made = await database.tx(async (tx) => {
        const game = await heldGame(tx, caller, game_id);
        const values = checkFields(clean, FRESH_TASK, game.tz);
        const position = (await countTasks(tx, game.id)) + 1;
        const task = await insertTask(tx, { ...values, game_id: game.id, position }, now());
        await tell({ database, tx }, game, 'ss.task.create', { task: named(task) }, caller);
        return task;
      });
      return { ...(await answerTask(services, game_id, made.id)), meta: { page: pageOf(made.position, per_page) } };
    },
  };
}
