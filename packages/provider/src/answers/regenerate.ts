import { eq } from 'drizzle-orm';
import { answers } from '../db/schema';
import { requireGame } from '../games/require-game';
import { remakeFilesOf } from '../media/remake';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { announceAnswerUpdate } from './announce-answer';
import { presentAnswers } from './present';
import { readerOf } from './reader';
import { findAnswer } from './repo';

/** Regenerates the media of an answer. */
export function regenerateRoutes(services: Services): HandlersOf<'regenerateAnswer'> {
  const { database, mediaQueue } = services;
  return {
    regenerateAnswer: async ({ body, caller }) => {
      const { uuids, answer } = await database.tx(async (tx) => {
        const [found] = await tx.select().from(answers).where(eq(answers.id, body.id));
        if (!found) throw errors.notFound();
        const { game, role } = await requireGame(tx, caller, found.game_id);
        if (!role.administrator && !role.coordinator) throw errors.notAllowed();
        const remade = await remakeFilesOf(tx, 'answer', found.id);
        if (remade.length > 0) {
          await tx.update(answers).set({ regenerate: true }).where(eq(answers.id, found.id));
          await announceAnswerUpdate({ database, tx }, game, found.id, ['regenerate'], caller);
        }
        const named = await findAnswer(tx, game.id, found.id);
        const [presented] = named ? await presentAnswers(tx, [named], game, readerOf(game, role), services) : [];
        if (!presented) throw errors.notFound();
        return { uuids: remade, answer: presented };
      });
      // After the commit, so that the queue finds them in the processing state.
      for (const uuid of uuids) mediaQueue.add(uuid);
      return { answer };
    },
  };
}
