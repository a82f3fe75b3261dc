import { randomUUID } from 'node:crypto';
import type { Verdict } from '@waymark/contract/scoring';
import { audienceOf } from '../answers/audience';
import { isUndecided } from '../answers/reader';
import type { AnswerRow } from '../answers/repo';
import type { TaskRow } from '../challenges/repo';
import type { Database, Queries } from '../db/database';
import { answers, type takenHints } from '../db/schema';
import type { GameRow } from '../games/repo';
import { settle } from '../leaderboard/settle';
import { announce } from '../realtime/announce';
import type { TeamRow } from './repo';

/** An answer before it is stored. */
export interface NewAnswer {
  readonly game: GameRow;
  readonly team: TeamRow;
  readonly task: TaskRow;
  readonly verdict: Verdict;
  readonly hints: readonly (typeof takenHints.$inferSelect)[];
  /** Undefined for answers the platform submits. */
  readonly userId: number | undefined;
  readonly now: Date;
  readonly more?: Partial<typeof answers.$inferInsert>;
}

/** Stores an answer. */
export async function storeAnswer(tx: Queries, of: NewAnswer): Promise<AnswerRow> {
  const { game, team, task, verdict, hints, userId, now } = of;
  const { state, ...judged } = verdict;
  const [answer] = await tx
    .insert(answers)
    .values({
      ...of.more,
      ...judged,
      game_id: game.id,
      task_id: task.id,
      team_id: team.id,
      user_id: userId ?? null,
      type: task.task_type,
      sub_type: task.task_subtype,
      hints_taken: hints.map(({ number }) => number).toSorted((one, other) => one - other),
      review_key: randomUUID(),
      approved_at: state === 'approved' ? now : null,
      rejected_at: state === 'rejected' ? now : null,
      created_at: now,
    })
    .returning();
  if (!answer) throw new Error('The answer was not stored.');
  return answer;
}

/** Updates the team's score, and announces the answer to people who may see it. */
export async function announceAnswer(database: Database, tx: Queries, of: NewAnswer, answer: AnswerRow): Promise<void> {
  const { game, team, task, userId } = of;
  // Judges receive it, too.
  const unnamed = game.blind_review === 1 && isUndecided(answer);
  const parts = {
    answer: { id: answer.id },
    task: { id: task.id, name: task.name },
    ...(unnamed ? {} : { team: { id: team.id, name: team.name } }),
  };
  const only = await audienceOf(tx, game, answer);
  await announce({ database, tx }, game, 'ss.answer.create', parts, { userId, only, unnamed });
  await settle({ database, now: () => of.now }, tx, game, [team.id]);
  const counts = !answer.rejected_at && (answer.approved_at !== null || game.review !== 'pre');
  // Even one worth nothing may earn a reward with points.
  if (counts) await announce({ database, tx }, game, 'ss.game.score', {});
}
