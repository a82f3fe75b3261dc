import { and, eq, inArray, isNull } from 'drizzle-orm';
import { games, users, whiteLabels } from '../db/schema';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { beginSession } from '../session/token-pairs';
import { acceptInvitations } from '../teams/invite';

/** Signing in with an unlock code, for invited people without a password. */
export function unlockRoutes(services: Services): HandlersOf<'unlockPlayer'> {
  const { database, attempts, now } = services;
  return {
    unlockPlayer: async ({ body, whitelabel, ip }) => {
      const attempt = await attempts.take('unlock', { whitelabel, ip });
      const code = body.code.trim();
      const [user] = await database.db
        .select({ id: users.id })
        .from(users)
        .innerJoin(whiteLabels, eq(whiteLabels.id, users.white_label_id))
        .where(
          and(
            eq(whiteLabels.identifier, whitelabel),
            // Ours are in capitals: people may type them in any case.
            inArray(users.unlock_code, [code, code.toUpperCase()]),
            isNull(users.password_hash),
          ),
        )
        .limit(1);
      if (!user) throw errors.unknownCode();
      await attempt.succeeded();
      return database.tx(async (tx) => {
        for (const gameId of await acceptInvitations(tx, user.id, now())) {
          const [game] = await tx.select().from(games).where(eq(games.id, gameId));
          if (game) await announce({ database, tx }, game, 'ss.game.join', {}, { userId: user.id });
        }
        return beginSession(services, tx, user.id);
      });
    },
  };
}
