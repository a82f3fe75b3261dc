import { asTeamId, type ChatLine } from '@waymark/contract';
import type { Database, Queries } from '../db/database';
import { requireAdministrator } from '../games/policy';
import type { GameRow } from '../games/repo';
import { requireGame } from '../games/require-game';
import { requirePlay } from '../play/policy';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { findTeam } from '../teams/team-rows';
import { countLinesSince, listChatRows, listLines, markSeen, type WrittenLine } from './repo';
import { announceChat, writeLine } from './write-line';

type Names = 'readPlayChat' | 'writePlayChat' | 'listChats' | 'readChat' | 'writeChat' | 'seeChat';

/** Lines a player may write per minute. */
const MOST_A_MINUTE = 20;
const MINUTE = 60_000;

const presentLine = ({ line, by }: WrittenLine): ChatLine => ({
  id: line.id,
  from: line.side,
  by: line.side === 'system' ? '' : (by ?? ''),
  text: line.text,
  created_at: line.created_at.toISOString(),
});

const answersIn = ({ notifications_bidirectional }: GameRow): boolean => notifications_bidirectional === 1;

/** Chats between teams and organisers: a team sees its own, organisers see all. */
export function chatRoutes({ database, now }: Services): HandlersOf<Names> {
  /** A team and its game, for administrators. */
  const desk = async (queries: Queries, caller: Caller, of: { readonly id: number; readonly team_id: number }) => {
    const { game, role } = await requireGame(queries, caller, of.id);
    requireAdministrator(role);
    const team = await findTeam(queries, game.id, of.team_id);
    if (!team) throw errors.notFound();
    return { game, team };
  };
  return {
    readPlayChat: async ({ params, caller }) => {
      const { game, team } = await requirePlay(database.db, caller, params.id);
      const lines = await listLines(database.db, team.id, caller.userId);
      return { lines: lines.map(presentLine), answers: answersIn(game) };
    },

    writePlayChat: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const { game, team } = await requirePlay(tx, caller, params.id);
        if (!answersIn(game)) throw errors.conflict('The chat of this game is switched off.');
        const written = await countLinesSince(tx, caller.userId, new Date(now().getTime() - MINUTE));
        if (written >= MOST_A_MINUTE) throw errors.conflict('Too many requests at once. Wait a minute.');
        return write(database, tx, game, {
          team_id: team.id,
          side: 'team',
          user_id: caller.userId,
          text: body.text.trim(),
          created_at: now(),
        });
      }),

    listChats: async ({ params, caller }) => {
      const { game, role } = await requireGame(database.db, caller, params.id);
      requireAdministrator(role);
      const chats = await listChatRows(database.db, game.id);
      return {
        chats: chats.map(({ team, last, unread }) => ({
          team: { id: asTeamId(team.id), name: team.name },
          last: presentLine(last),
          unread,
        })),
        answers: answersIn(game),
      };
    },

    readChat: async ({ params, caller }) => {
      const { game, team } = await desk(database.db, caller, params);
      return { lines: (await listLines(database.db, team.id)).map(presentLine), answers: answersIn(game) };
    },

    writeChat: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const { game, team } = await desk(tx, caller, params);
        return write(database, tx, game, {
          team_id: team.id,
          side: 'organiser',
          user_id: caller.userId,
          text: body.text.trim(),
          created_at: now(),
        });
      }),

    seeChat: ({ params, caller }) =>
      database.tx(async (tx) => {
        const { game, team } = await desk(tx, caller, params);
        if (await markSeen(tx, team.id, now())) await announceChat(database, tx, game, team.id);
        return {};
      }),
  };
}

async function write(database: Database, tx: Queries, game: GameRow, line: Parameters<typeof writeLine>[3]) {
  const written = await writeLine(database, tx, game, line);
  if (!written) throw new Error('A chat line without a blast was not stored.');
  return { line: presentLine(written) };
}
