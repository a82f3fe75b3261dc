import { type GameRole, READY_MESSAGES_MAX } from '@waymark/contract';
import { isStaffOf } from '../challenges/places';
import type { Queries } from '../db/database';
import { requireAdministrator } from '../games/policy';
import type { GameRow } from '../games/repo';
import { lockVisibleGame, requireGame } from '../games/require-game';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import {
  changeMessage,
  insertMessage,
  listMessages,
  lockList,
  lockMessage,
  type Owner,
  placeMessage,
  presentMessage,
  removeMessage,
} from './repo';

type Names = 'listReadyMessages' | 'createReadyMessage' | 'updateReadyMessage' | 'deleteReadyMessage';

const NOT_YOURS = 'Only a super administrator may change the messages of every game.';

/** Ready messages for decisions. */
export function readyMessageRoutes({ database, now }: Services): HandlersOf<Names> {
  /** Locks the game, because positions affect the whole list. */
  const lockOwnGame = async (tx: Queries, caller: Caller, gameId: number) => {
    const { game, role } = await lockVisibleGame(tx, caller, gameId);
    requireAdministrator(role);
    return { game, role };
  };
  const ownerOf = (game: GameRow, role: GameRole, everywhere: boolean): Owner => {
    if (everywhere && !role.superAdmin) throw errors.notAllowed(NOT_YOURS);
    return { whiteLabelId: game.white_label_id, gameId: everywhere ? null : game.id };
  };
  const readText = (text: string): string => {
    if (text.trim() === '') throw errors.invalid({ text: ['Enter a message.'] });
    return text.trim();
  };
  const announceChange = (tx: Queries, game: GameRow, { userId }: Caller) =>
    announce({ database, tx }, game, 'ss.game.update', { fields: ['ready_messages'] }, { userId });
  const lockOwnMessage = async (tx: Queries, { game, role }: { game: GameRow; role: GameRole }, id: number) => {
    const found = await lockMessage(tx, game.white_label_id, game.id, id);
    if (!found) throw errors.notFound();
    return { found, owner: ownerOf(game, role, found.game_id === null) };
  };

  return {
    listReadyMessages: async ({ params, caller }) => {
      const { game, role } = await requireGame(database.db, caller, params.id);
      if (!isStaffOf(role)) throw errors.notAllowed();
      const lists = await Promise.all(
        [game.id, null].map((gameId) => listMessages(database.db, { whiteLabelId: game.white_label_id, gameId })),
      );
      return { messages: lists.flat().map(presentMessage) };
    },

    createReadyMessage: ({ body, caller }) =>
      database.tx(async (tx) => {
        const { game, role } = await lockOwnGame(tx, caller, body.game_id);
        const owner = ownerOf(game, role, body.everywhere === 1);
        const text = readText(body.text);
        await lockList(tx, owner);
        const there = await listMessages(tx, owner);
        if (there.length >= READY_MESSAGES_MAX) {
          throw errors.invalid({ text: [`There are at most ${READY_MESSAGES_MAX} ready messages. Delete one first.`] });
        }
        const row = { text, decision: body.decision ?? '', position: there.length + 1 };
        const message = await insertMessage(tx, owner, row);
        await announceChange(tx, game, caller);
        return { message: presentMessage(message) };
      }),

    updateReadyMessage: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const locked = await lockOwnGame(tx, caller, body.game_id);
        const { owner } = await lockOwnMessage(tx, locked, params.id);
        const { text, decision, position } = body;
        const changes = {
          ...(text === undefined ? {} : { text: readText(text) }),
          ...(decision === undefined ? {} : { decision }),
        };
        await changeMessage(tx, params.id, changes, now());
        if (position !== undefined) await placeMessage(tx, owner, params.id, position);
        await announceChange(tx, locked.game, caller);
        const after = await lockMessage(tx, locked.game.white_label_id, locked.game.id, params.id);
        if (!after) throw errors.notFound();
        return { message: presentMessage(after) };
      }),

    deleteReadyMessage: ({ params, query, caller }) =>
      database.tx(async (tx) => {
        const locked = await lockOwnGame(tx, caller, query.game_id);
        const { owner } = await lockOwnMessage(tx, locked, params.id);
        await removeMessage(tx, params.id);
        await placeMessage(tx, owner, params.id);
        await announceChange(tx, locked.game, caller);
        return {};
      }),
  };
}
