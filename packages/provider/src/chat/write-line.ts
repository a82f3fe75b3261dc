import { eq } from 'drizzle-orm';
import { listWorkingOn } from '../answers/audience';
import type { Database, Queries } from '../db/database';
import { type chatLines, teamPlayers } from '../db/schema';
import { publishExtra } from '../realtime/publish-extra';
import { insertLine, type WrittenLine } from './repo';

type Line = typeof chatLines.$inferInsert;
/** The game of a chat. */
interface ChatGame {
  readonly id: number;
  readonly white_label_id: number;
}

/** Notifies a team's players and the game's staff of something new in their chat. */
export async function announceChat(database: Database, tx: Queries, game: ChatGame, teamId: number): Promise<void> {
  const playing = await tx.select({ id: teamPlayers.user_id }).from(teamPlayers).where(eq(teamPlayers.team_id, teamId));
  const only = [...new Set([...(await listWorkingOn(tx, game.id)), ...playing.map(({ id }) => id)])];
  await publishExtra(database, tx, 'ss.chat.create', { game, detail: { team: { id: teamId } }, only });
}

/** Adds a line to a team's chat; undefined if its blast has already posted one. */
export async function writeLine(
  database: Database,
  tx: Queries,
  game: ChatGame,
  line: Omit<Line, 'game_id'>,
): Promise<WrittenLine | undefined> {
  const written = await insertLine(tx, { ...line, game_id: game.id });
  if (written) await announceChat(database, tx, game, line.team_id);
  return written;
}
