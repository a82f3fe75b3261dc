import type { Personalization } from '@waymark/contract';
import { differencesNaming } from '../audit/differences';
import type { Queries } from '../db/database';
import { requireAdministrator } from '../games/policy';
import { lockGame, requireGame } from '../games/require-game';
import { announce } from '../realtime/announce';
import { errors, isTaken } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { changeRow, countRows, insertRow, listRows, lockRow, type PersonalizationRow, removeRow } from './repo';

type Names = 'listPersonalizations' | 'createPersonalization' | 'updatePersonalization' | 'deletePersonalization';

/** Maximum personalisations of a game. */
const MOST = 1000;

const present = ({ id, key, value, game_id }: PersonalizationRow): Personalization => ({ id, key, value, game_id });

/** A game's personalisations, for its administrators. */
export function personalizationRoutes({ database, now }: Services): HandlersOf<Names> {
  const lockOwnRow = async (tx: Queries, gameId: number, id: number) => {
    const row = await lockRow(tx, gameId, id);
    if (!row) throw errors.notFound();
    return row;
  };

  return {
    listPersonalizations: async ({ query, caller }) => {
      const { game, role } = await requireGame(database.db, caller, query.game_id);
      requireAdministrator(role);
      return { personalizations: (await listRows(database.db, game.id)).map(present) };
    },

    createPersonalization: ({ body, caller }) =>
      namingTheKey(() =>
        database.tx(async (tx) => {
          const game = await lockGame(tx, caller, body.game_id);
          if ((await countRows(tx, game.id)) >= MOST) {
            throw errors.invalid({ key: [`A game has at most ${MOST} keys. Delete one first.`] });
          }
          const row = await insertRow(tx, game.id, { key: body.key, value: body.value });
          const by = { userId: caller.userId, changes: [{ field: 'key', from: '', to: row.key }] };
          await announce({ database, tx }, game, 'ss.personalization.create', {}, by);
          return { personalization: present(row) };
        }),
      ),

    updatePersonalization: ({ params, body, caller }) =>
      namingTheKey(() =>
        database.tx(async (tx) => {
          const game = await lockGame(tx, caller, body.game_id);
          const before = await lockOwnRow(tx, game.id, params.id);
          const words = { key: body.key, value: body.value };
          const after = await changeRow(tx, before.id, words, now());
          const changes = differencesNaming('key', before, after, words);
          await announce({ database, tx }, game, 'ss.personalization.update', {}, { userId: caller.userId, changes });
          return { personalization: present(after) };
        }),
      ),

    deletePersonalization: ({ params, query, caller }) =>
      database.tx(async (tx) => {
        const game = await lockGame(tx, caller, query.game_id);
        const row = await lockOwnRow(tx, game.id, params.id);
        await removeRow(tx, row.id);
        const by = { userId: caller.userId, changes: [{ field: 'key', from: row.key, to: '' }] };
        await announce({ database, tx }, game, 'ss.personalization.delete', {}, by);
        return {};
      }),
  };
}

/** The database decides whether a key is free, so only one of two concurrent callers gets it. */
async function namingTheKey<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error, 'personalizations_key')) throw errors.invalid({ key: ['This game already has this key.'] });
    throw error;
  }
}
