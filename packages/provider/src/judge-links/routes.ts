import { JUDGE_LINK_HOURS_DEFAULT } from '@waymark/contract';
import type { Queries } from '../db/database';
import { announceAccess } from '../games/announce-access';
import { requireAdministrator } from '../games/policy';
import { enterGame, type GameRow } from '../games/repo';
import { requireGame } from '../games/require-game';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { revokeSessions } from '../session/repo';
import { hashToken, newToken } from '../session/secrets';
import { beginGuestSession, txEnding } from '../session/token-pairs';
import {
  endLink,
  insertGuest,
  insertLink,
  listLinks,
  listSessionsOf,
  lockOpenLink,
  presentLink,
  removeGuests,
} from './repo';

type Names = 'listJudgeLinks' | 'createJudgeLink' | 'revokeJudgeLink' | 'openJudgeLink';

const HOUR = 3_600_000;

/** Judge links: judging one game without an account. */
export function judgeLinkRoutes(services: Services): HandlersOf<Names> {
  const { attempts, database, now } = services;

  const administratedGame = async (queries: Queries, caller: Caller, gameId: number): Promise<GameRow> => {
    const { game, role } = await requireGame(queries, caller, gameId);
    requireAdministrator(role);
    return game;
  };

  return {
    listJudgeLinks: async ({ params, caller }) => {
      const game = await administratedGame(database.db, caller, params.id);
      return { links: await listLinks(database.db, game.id) };
    },

    createJudgeLink: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        await enterGame(tx, params.id);
        const game = await administratedGame(tx, caller, params.id);
        const key = newToken();
        const at = now();
        const link = await insertLink(tx, {
          game_id: game.id,
          name: body.name?.trim() ?? '',
          hash: hashToken(key),
          created_by_id: caller.userId,
          created_at: at,
          expires_at: new Date(at.getTime() + (body.hours ?? JUDGE_LINK_HOURS_DEFAULT) * HOUR),
        });
        await announceAccess({ database, tx, caller }, game, { field: 'judge_link', from: null, to: link.name });
        return { link: presentLink(link, 0), key };
      }),

    revokeJudgeLink: ({ params, query, caller }) =>
      txEnding(services, async (tx, end) => {
        const game = await administratedGame(tx, caller, query.game_id);
        const link = await endLink(tx, game.id, params.id, now());
        if (!link) throw errors.notFound();
        await end(await revokeSessions(tx, await listSessionsOf(tx, link.id), now()));
        await removeGuests(tx, now(), link.id);
        await announceAccess({ database, tx, caller }, game, { field: 'judge_link', from: link.name, to: null });
        return {};
      }),

    openJudgeLink: async ({ body, whitelabel, ip }) => {
      const hash = hashToken(body.key);
      // Limited per link, because each call creates a guest.
      await attempts.take('openLink', { whitelabel, ip, email: hash });
      return database.tx(async (tx) => {
        const found = await lockOpenLink(tx, hash, whitelabel, now());
        if (!found) throw errors.linkRefused();
        const { link, game } = found;
        const name = body.name?.trim() || link.name || 'Judge';
        const guest = await insertGuest(tx, { gameId: game.id, whiteLabelId: game.white_label_id, name });
        const tokens = await beginGuestSession(services, tx, guest, { id: link.id, ends: link.expires_at });
        // Refreshes the cached members of the game on every node.
        await announce({ database, tx }, game, 'ss.game.join', {}, { userId: guest, only: [guest], unrecorded: true });
        return { ...tokens, game: { id: game.id, name: game.name }, expires_at: link.expires_at.toISOString() };
      });
    },
  };
}
