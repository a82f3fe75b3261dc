import { metresBetween } from '@waymark/contract/scoring';
import { and, count, desc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import type { AnswerRow } from '../answers/repo';
import type { Queries } from '../db/database';
import { answerSignals, answers, type SignalFigures } from '../db/schema';

/** Metres per second, 150 km/h: faster than anyone gets through a town. */
const FASTEST = 42;
/** Shorter distances may be location errors. */
const LEAST_METRES = 1000;
/** Answers of one team within `BURST_SECONDS` that count as a burst. */
const BURST = 5;
const BURST_SECONDS = 30;

const record = (tx: Queries, answerId: number, kind: string, figures: SignalFigures, other?: number) =>
  tx
    .insert(answerSignals)
    .values({ answer_id: answerId, kind, figures, other_answer_id: other ?? null })
    .onConflictDoNothing();

/** Records signals about the location and time of an answer. */
export async function recordMovement(tx: Queries, answer: AnswerRow): Promise<void> {
  await recordJump(tx, answer);
  await recordBurst(tx, answer);
}

/** One person at two places too far apart for the time between. Team mates may be elsewhere. */
async function recordJump(tx: Queries, answer: AnswerRow): Promise<void> {
  const { latitude, longitude, user_id } = answer;
  if (latitude === null || longitude === null || user_id === null) return;
  const [before] = await tx
    .select()
    .from(answers)
    .where(
      and(
        eq(answers.team_id, answer.team_id),
        eq(answers.user_id, user_id),
        lt(answers.id, answer.id),
        isNotNull(answers.latitude),
        isNotNull(answers.longitude),
      ),
    )
    .orderBy(desc(answers.id))
    .limit(1);
  if (!before || before.latitude === null || before.longitude === null) return;
  const there = { latitude: before.latitude, longitude: before.longitude };
  const metres = Math.round(metresBetween({ latitude, longitude }, there));
  const seconds = Math.max(0, Math.round((answer.created_at.getTime() - before.created_at.getTime()) / 1000));
  if (metres < LEAST_METRES || metres <= seconds * FASTEST) return;
  await record(tx, answer.id, 'far-apart', { metres, seconds }, before.id);
}

/** Many answers of a team within seconds. */
async function recordBurst(tx: Queries, answer: AnswerRow): Promise<void> {
  const since = new Date(answer.created_at.getTime() - BURST_SECONDS * 1000);
  const [lately] = await tx
    .select({ answers: count() })
    .from(answers)
    .where(and(eq(answers.team_id, answer.team_id), gte(answers.created_at, since), isNotNull(answers.user_id)));
  const found = lately?.answers ?? 0;
  if (found >= BURST) await record(tx, answer.id, 'burst', { answers: found, seconds: BURST_SECONDS });
}
