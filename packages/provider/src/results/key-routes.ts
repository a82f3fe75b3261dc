import { RESULT_KEYS_MAX } from '@waymark/contract';
import { requireAnalytics } from '../analytics/policy';
import type { Queries } from '../db/database';
import { announceAccess } from '../games/announce-access';
import type { GameRow } from '../games/repo';
import { lockVisibleGame, requireGame } from '../games/require-game';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { hashToken, newToken } from '../session/secrets';
import { countKeys, endKey, insertKey, listKeys, presentKey } from './key-repo';

/** The keys to the results of a game. */
export function resultKeyRoutes({
  config,
  database,
  now,
  origin,
}: Services): HandlersOf<'listResultKeys' | 'createResultKey' | 'revokeResultKey'> {
  const analysedGame = async (queries: Queries, caller: Caller, gameId: number): Promise<GameRow> => {
    const { game, role } = await requireGame(queries, caller, gameId);
    requireAnalytics(role, caller);
    return game;
  };

  return {
    listResultKeys: async ({ params, caller }) => {
      const game = await analysedGame(database.db, caller, params.id);
      return { keys: await listKeys(database.db, game.id) };
    },

    createResultKey: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const { game, role } = await lockVisibleGame(tx, caller, params.id);
        requireAnalytics(role, caller);
        if ((await countKeys(tx, game.id)) >= RESULT_KEYS_MAX) {
          throw errors.conflict(`A game has at most ${RESULT_KEYS_MAX} keys. Please revoke one first.`);
        }
        const secret = newToken();
        const key = await insertKey(tx, {
          game_id: game.id,
          name: body.name?.trim() ?? '',
          hash: hashToken(secret),
          created_by_id: caller.userId,
          created_at: now(),
        });
        await announceAccess({ database, tx, caller }, game, { field: 'result_key', from: null, to: key.name });
        return { key: presentKey(key), secret, address: `${origin()}/${config.versions[0]}/results` };
      }),

    revokeResultKey: ({ params, query, caller }) =>
      database.tx(async (tx) => {
        const game = await analysedGame(tx, caller, query.game_id);
        const key = await endKey(tx, game.id, params.id, now());
        if (!key) throw errors.notFound();
        await announceAccess({ database, tx, caller }, game, { field: 'result_key', from: key.name, to: null });
        return {};
      }),
  };
}
