import { and, eq, exists, notExists, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database';
import { answers, attachments, games, media } from '../db/schema';
import { announceAnswerUpdate } from './announce-answer';

/** Clears the `regenerate` flag of answers that show this file, once all their files are ready. */
export async function endRegeneration(database: Database, tx: Queries, uuid: string): Promise<void> {
  const its = and(eq(attachments.owner, 'answer'), eq(attachments.owner_id, answers.id));
  const one = { one: sql`1` };
  const ended = await tx
    .update(answers)
    .set({ regenerate: false })
    .where(
      and(
        eq(answers.regenerate, true),
        exists(
          tx
            .select(one)
            .from(attachments)
            .where(and(its, eq(attachments.media_uuid, uuid))),
        ),
        notExists(
          tx
            .select(one)
            .from(attachments)
            .innerJoin(media, eq(media.uuid, attachments.media_uuid))
            .where(and(its, eq(media.state, 'processing'))),
        ),
      ),
    )
    .returning({ id: answers.id, gameId: answers.game_id });
  for (const { id, gameId } of ended) {
    const [game] = await tx.select().from(games).where(eq(games.id, gameId));
    if (game) await announceAnswerUpdate({ database, tx }, game, id, ['regenerate', 'assets']);
  }
}
