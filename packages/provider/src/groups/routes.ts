import { PAGE_SIZE_DEFAULT } from '@waymark/contract';
import type { Queries } from '../db/database';
import { requireGame } from '../games/require-game';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { changeGroup, type GroupChange, leaveGroup } from './change-group';
import { ADMINISTRATORS_ONLY, requireGroups } from './policy';
import { presentGroups } from './present';
import { type GroupRow, insertGroup, listGroupRows, lockGroup, placeOfGroup, removeGroup } from './repo';

const NEW_NAME = 'New group';

type GroupRoutes = HandlersOf<'listGroups' | 'createGroup' | 'updateGroup' | 'deleteGroup'>;

/** Groups of teams, for administrators of the game. */
export function groupRoutes({ database, origin, now }: Services): GroupRoutes {
  const findGame = async (queries: Queries, caller: Caller, gameId: number) => {
    const { game, role } = await requireGame(queries, caller, gameId, ADMINISTRATORS_ONLY);
    requireGroups(role, caller);
    return game;
  };

  /** Changes a group and announces the differences, if any. */
  const change = (
    caller: Caller,
    gameId: number,
    groupId: number,
    work: (tx: Queries, group: GroupRow) => Promise<GroupChange>,
  ) =>
    database.tx(async (tx) => {
      const game = await findGame(tx, caller, gameId);
      const group = await lockGroup(tx, game.id, groupId);
      if (!group) throw errors.notFound();
      const { name, fields, changes } = await work(tx, group);
      if (changes.length > 0) {
        const parts = { group: { id: group.id, name }, fields };
        await announce({ database, tx }, game, 'ss.group.update', parts, { userId: caller.userId, changes });
      }
      const [shown] = await presentGroups(tx, [{ ...group, name }], origin());
      return { group: shown };
    });

  return {
    listGroups: async ({ query, caller }) => {
      const game = await findGame(database.db, caller, query.game_id);
      const page = query.page ?? 1;
      const limit = query.per_page ?? PAGE_SIZE_DEFAULT;
      const { rows, count } = await listGroupRows(database.db, game.id, { limit, offset: (page - 1) * limit });
      const pages = Math.max(1, Math.ceil(count / limit));
      return { groups: await presentGroups(database.db, rows, origin()), pages, meta: { page, pages, count } };
    },

    createGroup: ({ body, caller }) =>
      database.tx(async (tx) => {
        const game = await findGame(tx, caller, body.game_id);
        const group = await insertGroup(tx, game.id, NEW_NAME);
        const { id, name } = group;
        await announce({ database, tx }, game, 'ss.group.create', { group: { id, name } }, { userId: caller.userId });
        const page = Math.ceil((await placeOfGroup(tx, group)) / (body.per_page ?? PAGE_SIZE_DEFAULT));
        const [shown] = await presentGroups(tx, [group], origin());
        if (!shown) throw new Error('A group that was just stored is gone.');
        return { group: shown, meta: { page } };
      }),

    updateGroup: ({ params, body, caller }) =>
      change(caller, body.game_id, params.id, (tx, group) => changeGroup(tx, group, body, now())),

    deleteGroup: async ({ params, query, caller }) => {
      const { game_id, team_id } = query;
      if (team_id !== undefined) {
        return change(caller, game_id, params.id, (tx, group) => leaveGroup(tx, group, team_id));
      }
      return database.tx(async (tx) => {
        const game = await findGame(tx, caller, game_id);
        const group = await lockGroup(tx, game.id, params.id);
        if (!group) throw errors.notFound();
        await removeGroup(tx, group.id);
        const parts = { group: { id: group.id, name: group.name } };
        await announce({ database, tx }, game, 'ss.group.delete', parts, { userId: caller.userId });
        return {};
      });
    },
  };
}
