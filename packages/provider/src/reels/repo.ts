import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { jobs, type MediaFiles, media, reels } from '../db/schema';
import type { GameRow } from '../games/repo';
import { discardUnused } from '../media/discard';
import type { Subject } from './subjects';

/** A film that replaces the previous one. */
interface NewReel {
  readonly game: GameRow;
  readonly subject: Subject;
  readonly uuid: string;
  readonly files: MediaFiles;
  readonly bytes: number;
  readonly seconds: number;
  readonly now: Date;
}

/** Stores a finished reel in place of the previous one. @returns its id */
export async function replaceReel(tx: Queries, reel: NewReel): Promise<number> {
  const { game, subject, uuid, now } = reel;
  await tx.insert(media).values({
    ...{ uuid, white_label_id: game.white_label_id, extension: 'mp4', kind: 'video', state: 'ready' },
    ...{ files: reel.files, bytes: reel.bytes, seconds: reel.seconds, created_at: now, ready_at: now },
  });
  const about = {
    team_id: subject.of === 'team' ? subject.id : null,
    task_id: subject.of === 'task' ? subject.id : null,
  };
  const values = { game_id: game.id, ...about, name: subject.name, media_uuid: uuid, state: 'ready', finished_at: now };
  const [stored] = await tx.insert(reels).values(values).returning({ id: reels.id });
  if (!stored) throw new Error('The reel was not stored.');
  const before = await tx
    .delete(reels)
    .where(
      and(
        eq(reels.game_id, game.id),
        about.team_id === null ? isNull(reels.team_id) : eq(reels.team_id, about.team_id),
        about.task_id === null ? isNull(reels.task_id) : eq(reels.task_id, about.task_id),
        ne(reels.id, stored.id),
      ),
    )
    .returning({ uuid: reels.media_uuid });
  await discardUnused(
    tx,
    before.flatMap(({ uuid: old }) => old ?? []),
  );
  return stored.id;
}

/** The jobs of a kind in a game, newest first. */
export const listReelJobs = (queries: Queries, gameId: number, kind: string) =>
  queries
    .select()
    .from(jobs)
    .where(and(eq(jobs.game_id, gameId), eq(jobs.kind, kind)))
    .orderBy(desc(jobs.id));
