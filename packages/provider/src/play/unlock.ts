import { and, eq, isNull } from 'drizzle-orm';
import { users, whiteLabels } from '../db/schema';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { beginSession } from '../session/token-pairs';

/** Signing in with an unlock code, for invited people without a password. */
export function unlockRoutes(services: Services): HandlersOf<'unlockPlayer'> {
  const { database, attempts } = services;
  return {
    unlockPlayer: async ({ body, whitelabel, ip }) => {
      const attempt = await attempts.take('unlock', { whitelabel, ip });
      const [user] = await database.db
        .select({ id: users.id })
        .from(users)
        .innerJoin(whiteLabels, eq(whiteLabels.id, users.white_label_id))
        .where(
          and(
            eq(whiteLabels.identifier, whitelabel),
            eq(users.unlock_code, body.code.trim()),
            isNull(users.password_hash),
          ),
        )
        .limit(1);
      if (!user) throw errors.unknownCode();
      await attempt.succeeded();
      return database.tx((tx) => beginSession(services, tx, user.id));
    },
  };
}
