import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/database';
import { answers, attachments, games, media, realities, reels, rewards, tasks, teams } from '../db/schema';

/** Games that show a file: as their own, or of a challenge, AR item, team, answer, reward or reel. */
export function listGamesShowing(queries: Queries, uuid: string) {
  const ownersOf = (owner: string) =>
    queries
      .select({ id: attachments.owner_id })
      .from(attachments)
      .where(and(eq(attachments.media_uuid, uuid), eq(attachments.owner, owner as 'game')));
  const through = (owner: string, table: PgTable & { id: PgColumn; game_id: PgColumn }): SQL =>
    inArray(
      games.id,
      queries
        .select({ id: table.game_id })
        .from(table)
        .where(inArray(table.id, ownersOf(owner))),
    );
  return queries
    .select({ id: games.id, name: games.name, white_label_id: games.white_label_id })
    .from(games)
    .where(
      and(
        eq(games.white_label_id, queries.select({ id: media.white_label_id }).from(media).where(eq(media.uuid, uuid))),
        or(
          inArray(games.id, ownersOf('game')),
          through('task', tasks),
          through('team', teams),
          through('answer', answers),
          through('reward', rewards),
          inArray(
            games.id,
            queries
              .select({ id: tasks.game_id })
              .from(realities)
              .innerJoin(tasks, eq(tasks.id, realities.task_id))
              .where(inArray(realities.id, ownersOf('reality'))),
          ),
          inArray(games.id, queries.select({ id: reels.game_id }).from(reels).where(eq(reels.media_uuid, uuid))),
        ),
      ),
    );
}
