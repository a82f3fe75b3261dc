import { eq, sql } from 'drizzle-orm';
import { isAnyOf } from '../db/any-of';
import { answers, attachments, takenHints, teams } from '../db/schema';
import { lockVisibleGame } from '../games/require-game';
import { settle } from '../leaderboard/settle';
import { discardUnused, removeDiscarded } from '../media/discard';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';

/** Deletes all submissions of a game, and with them the opened hints and the teams' clocks. */
export function emptyRoutes({ database, storage, now }: Services): HandlersOf<'emptyGame'> {
  return {
    emptyGame: async ({ params, caller }) => {
      await database.tx(async (tx) => {
        // Blocks submissions and reviews until the transaction ends.
        const { game, role } = await lockVisibleGame(tx, caller, params.id);
        if (!role.superAdmin) throw errors.notAllowed('Only a super administrator may delete all submissions.');
        const shown = await tx
          .delete(attachments)
          .where(
            sql`${attachments.owner} = 'answer' and ${attachments.owner_id} in (
              select id from ${answers} where game_id = ${game.id})`,
          )
          .returning({ uuid: attachments.media_uuid });
        const gone = await tx.delete(answers).where(eq(answers.game_id, game.id)).returning({ id: answers.id });
        await discardUnused(tx, [...new Set(shown.map(({ uuid }) => uuid))]);
        const its = await tx
          .update(teams)
          .set({ began_at: null })
          .where(eq(teams.game_id, game.id))
          .returning({ id: teams.id });
        const ids = its.map(({ id }) => id);
        await tx.delete(takenHints).where(isAnyOf(takenHints.team_id, ids));
        await settle({ database, now }, tx, game, ids);
        const { userId } = caller;
        const changes = [{ field: 'answers', from: String(gone.length), to: '0' }];
        await announce({ database, tx }, game, 'ss.game.update', { fields: ['answers'] }, { userId, changes });
        await announce({ database, tx }, game, 'ss.game.score', {});
      });
      // Files are removed after the commit, because a transaction cannot restore them.
      await removeDiscarded(database, storage);
      return {};
    },
  };
}
