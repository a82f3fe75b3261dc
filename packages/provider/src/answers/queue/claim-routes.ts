import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { answers } from '../../db/schema';
import { enterGame } from '../../games/repo';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import { presentAnswers } from '../present';
import { readerOf } from '../reader';
import { findAnswer } from '../repo';
import { announceClaim } from './announce-claim';
import { claim, claimWaiting, listClaims, release } from './claims';
import { queuedGame } from './routes';
import { waitingIds } from './waiting-ids';

/** Candidates for the next answer, because other judges may claim the first ones at the same time. */
const TRIED = 20;

/** Claims: one judge per answer. */
export function claimRoutes(services: Services): HandlersOf<'claimAnswer' | 'releaseAnswer' | 'claimNextAnswer'> {
  const { database, now } = services;

  /** Whether the answer exists; it then stays until the transaction ends. */
  const holdAnswer = async (tx: Queries, gameId: number, id: number): Promise<boolean> => {
    const its = and(eq(answers.game_id, gameId), eq(answers.id, id));
    const [found] = await tx.select({ id: answers.id }).from(answers).where(its).for('key share');
    return found !== undefined;
  };
  const requireAnswer = async (tx: Queries, gameId: number, id: number): Promise<void> => {
    if (!(await holdAnswer(tx, gameId, id))) throw errors.notFound();
  };

  return {
    claimAnswer: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        await enterGame(tx, body.game_id);
        const { game } = await queuedGame(tx, caller, body.game_id);
        await requireAnswer(tx, game.id, params.id);
        const at = now();
        const { userId, name } = caller;
        const before = (await listClaims(tx, [params.id], at)).get(params.id);
        const until = await claim(tx, { gameId: game.id, answerId: params.id, userId, now: at });
        if (!until) {
          const other = before ?? (await listClaims(tx, [params.id], at)).get(params.id);
          throw errors.conflict(`${other?.name || 'Somebody else'} is looking at this submission.`);
        }
        if (before?.userId !== userId) await announceClaim({ database, tx }, game, params.id, userId);
        return { claim: { user: { id: userId, name }, expires_at: until.toISOString() } };
      }),

    releaseAnswer: ({ params, query, caller }) =>
      database.tx(async (tx) => {
        await enterGame(tx, query.game_id);
        const { game } = await queuedGame(tx, caller, query.game_id);
        await requireAnswer(tx, game.id, params.id);
        if (await release(tx, params.id, caller.userId)) {
          await announceClaim({ database, tx }, game, params.id, caller.userId);
        }
        return {};
      }),

    claimNextAnswer: ({ body, caller }) =>
      database.tx(async (tx) => {
        await enterGame(tx, body.game_id);
        const { game, role } = await queuedGame(tx, caller, body.game_id, body);
        const { order = 'waiting', task_id: taskId, team_id: teamId, after } = body;
        const [at, { userId }] = [now(), caller];
        const freeFor = { userId, now: at };
        const query = { gameId: game.id, order, taskId, teamId, after, freeFor, limit: TRIED };
        for (const { id } of await waitingIds(tx, query)) {
          if (!(await holdAnswer(tx, game.id, id))) continue;
          if (!(await claimWaiting(tx, { gameId: game.id, answerId: id, userId, now: at }))) continue;
          await announceClaim({ database, tx }, game, id, userId);
          const named = await findAnswer(tx, game.id, id);
          const reader = readerOf(game, role);
          const [answer] = named ? await presentAnswers(tx, [named], game, reader, services) : [];
          if (answer) return { answer };
        }
        return { answer: null };
      }),
  };
}
