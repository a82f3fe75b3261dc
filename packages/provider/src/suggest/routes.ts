import { hasRealities, TASK_TYPE_NAMES } from '@waymark/contract';
import { answerTask } from '../challenges/answer-task';
import { checkFields, cleanTask, FRESH_TASK } from '../challenges/check-fields';
import { named, pageOf } from '../challenges/places';
import { fillSlots } from '../challenges/realities/repo';
import { countTasks, insertTask } from '../challenges/repo';
import { requireAdministrator } from '../games/policy';
import { lockGame, requireGame } from '../games/require-game';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import type { Idea } from './idea';
import { kindsIn } from './kinds';
import { placeOf } from './place-of';
import { listHeadlines } from './repo';

/** Ideas to choose from. */
const SHOWN = 3;

const typesOf = ({ features }: Caller): number[] =>
  [...TASK_TYPE_NAMES.keys()].filter((type) => !hasRealities(type) || features.includes('ar'));

/** Suggested challenges, for accounts with the feature `ai`. */
export function suggestRoutes(services: Services): HandlersOf<'listTaskIdeas' | 'suggestTask'> {
  const { adviser, database, limits, now, work } = services;

  async function admit(caller: Caller, gameId: number) {
    const { game, role } = await requireGame(database.db, caller, gameId);
    requireAdministrator(role);
    if (!caller.features.includes('ai')) throw errors.notAllowed('Suggestions are not part of your account.');
    return game;
  }

  async function ask(
    caller: Caller,
    gameId: number,
    { languages, count, skip = 0 }: { languages: readonly string[]; count: number; skip?: number | undefined },
  ): Promise<readonly Idea[]> {
    const game = await admit(caller, gameId);
    await limits.outward(caller);
    const challenges = await listHeadlines(database.db, game.id);
    // A template is played somewhere else.
    const place = game.category === 'Template' ? undefined : placeOf(challenges);
    const isPlaced = place !== undefined || challenges.some(({ latitude }) => latitude !== null);
    const description = game.description.replace(/<[^<>]*>/g, ' ');
    const texts = [game.name, description, ...challenges.flatMap(({ name, address }) => [name, address])];
    const types = typesOf(caller);
    const occasion = {
      game: game.name,
      description,
      place,
      kinds: kindsIn(texts, isPlaced),
      challenges,
      types,
      languages,
    };
    return adviser.suggest(occasion, count, skip).catch(() => {
      throw errors.serviceDown('No suggestions arrived. Please try again.');
    });
  }

  return {
    listTaskIdeas: async ({ params, query, caller, languages }) => {
      const ideas = await ask(caller, params.id, { languages, count: SHOWN, skip: query.skip });
      return { ideas: await Promise.all(ideas.map((idea) => cleanTask(work, caller.userId, idea))) };
    },

    suggestTask: async ({ body: { game_id, per_page, idea }, caller, languages }) => {
      if (idea) await admit(caller, game_id);
      // Runs before the transaction, because a slow service must not block other people in the game.
      const [suggested = {}] = idea ? [idea] : await ask(caller, game_id, { languages, count: 1 });
      const clean = await cleanTask(work, caller.userId, suggested);
      const made = await database.tx(async (tx) => {
        const game = await lockGame(tx, caller, game_id);
        const values = checkFields(clean, FRESH_TASK, game.tz);
        const position = (await countTasks(tx, game.id)) + 1;
        const task = await insertTask(tx, { ...values, game_id: game.id, position }, now());
        if (hasRealities(task.task_type)) await fillSlots(tx, task.id);
        await announce({ database, tx }, game, 'ss.task.create', { task: named(task) }, caller);
        return task;
      });
      return { ...(await answerTask(services, game_id, made.id)), meta: { page: pageOf(made.position, per_page) } };
    },
  };
}
