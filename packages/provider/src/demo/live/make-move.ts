import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database';
import { answers, attachments } from '../../db/schema';
import { tell } from '../../realtime/tell';
import { mediaUuid } from '../media/media-uuid';
import { fileNamesOf } from '../play/answer-rows';
import { NO, YES } from '../play/review';
import { storeScores } from '../play/store-scores';
import { writeAnswer } from '../play/write-answer';
import type { Seeded } from '../seeded';
import type { LiveGame } from './live-game';
import type { Move } from './next-move';

/** What a move is made with. */
export interface Table {
  readonly database: Database;
  readonly random: Seeded;
  readonly now: Date;
}

/** Makes a move as a player or a judge would: stores it, keeps the scores and tells everybody, in one transaction. */
export function makeMove(table: Table, live: LiveGame, move: Move): Promise<void> {
  return table.database.tx(async (tx) => {
    switch (move.kind) {
      case 'answer':
      case 'again':
        return sendAnswer(table, tx, live, move);
      case 'review':
        return reviewAnswer(table, tx, live, move.answer);
      default:
        await tx.update(answers).set({ featured_at: table.now }).where(eq(answers.id, move.answer.id));
        return tellAnswer(table, tx, live, 'ss.answer.feature', { answer: move.answer, userId: live.reviewers[0] });
    }
  });
}

type AnswerMove = Extract<Move, { kind: 'answer' | 'again' }>;
type Told = Pick<typeof answers.$inferSelect, 'id' | 'task_id' | 'team_id'>;

async function sendAnswer(table: Table, tx: Queries, live: LiveGame, move: AnswerMove): Promise<void> {
  const { team, challenge } = move;
  const { row, file } = writeAnswer(table.random, {
    gameId: live.game.id,
    team,
    challenge,
    at: table.now.getTime(),
    kind: move.kind === 'again' ? 'duplicate' : 'solved',
    ...(move.kind === 'answer' && move.option !== undefined ? { option: move.option } : {}),
  });
  const [answer] = await tx.insert(answers).values(row).returning();
  if (!answer) throw new Error('Nothing was stored.');
  for (const name of file ? fileNamesOf(row.type) : []) {
    await tx.insert(attachments).values({
      owner: 'answer',
      owner_id: answer.id,
      name,
      media_uuid: mediaUuid('harbour', file ?? ''),
      created_at: row.created_at,
    });
  }
  await storeScores(tx, live.game, [team.id]);
  await tellAnswer(table, tx, live, 'ss.answer.create', { answer, userId: row.user_id ?? undefined });
  await tell({ database: table.database, tx }, live.game, 'ss.game.score', {});
}

async function reviewAnswer(table: Table, tx: Queries, live: LiveGame, answer: Told): Promise<void> {
  const { random, now } = table;
  const reviewer = live.reviewers[0];
  const isGood = random.chance(0.88);
  await tx
    .update(answers)
    .set({
      approved_at: isGood ? now : null,
      rejected_at: isGood ? null : now,
      ...(isGood ? {} : { points: 0 }),
      reviewed_by_id: reviewer ?? null,
      review_message: isGood ? (random.chance(0.25) ? random.pick(YES) : '') : random.pick(NO),
    })
    .where(eq(answers.id, answer.id));
  await storeScores(tx, live.game, [answer.team_id]);
  await tellAnswer(table, tx, live, isGood ? 'ss.answer.accept' : 'ss.answer.reject', { answer, userId: reviewer });
  await tell({ database: table.database, tx }, live.game, 'ss.game.score', {});
}

type AnswerSource = 'ss.answer.create' | 'ss.answer.accept' | 'ss.answer.reject' | 'ss.answer.feature';

function tellAnswer(
  { database }: Table,
  tx: Queries,
  { game, challenges, teams }: LiveGame,
  source: AnswerSource,
  { answer, userId }: { readonly answer: Told; readonly userId: number | undefined },
): Promise<void> {
  const task = { id: answer.task_id, name: challenges.find(({ id }) => id === answer.task_id)?.name };
  const team = { id: answer.team_id, name: teams.find(({ id }) => id === answer.team_id)?.name };
  return tell({ database, tx }, game, source, { answer: { id: answer.id }, task, team }, { userId });
}
