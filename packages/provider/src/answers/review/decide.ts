import type { GameRole, ReviewDecision } from '@waymark/contract';
import { isCounted } from '@waymark/contract/scoring';
import { eq } from 'drizzle-orm';
import { isStaffOf } from '../../challenges/places';
import type { Queries } from '../../db/database';
import { answers, reviewSteps } from '../../db/schema';
import { enterGame, type GameRow } from '../../games/repo';
import { requireGame } from '../../games/require-game';
import { settle } from '../../leaderboard/settle';
import { fillerFor } from '../../personalizations/fill';
import { announce } from '../../realtime/announce';
import { askForFirstReels } from '../../reels/ask-for-first-reels';
import { errors } from '../../server/errors';
import type { Services } from '../../server/services';
import type { Caller } from '../../session/caller';
import type { AnswerRow } from '../repo';
import { announceDecision } from './announce-decision';
import { earnedPoints, reviewedPoints } from './points';
import { type ReviewRow, storeDecision } from './store-review';

/** A game under review, and the caller's role in it. */
export interface Reviewed {
  readonly game: GameRow;
  readonly role: GameRole;
}

/** A decision without its answers. */
export interface Decided {
  readonly decision: ReviewDecision;
  readonly points?: number | undefined;
  readonly message?: string | undefined;
}

/** The game, entered before anything in it is locked. @throws {ApiError} 404, 403 */
export async function reviewedGame(tx: Queries, caller: Caller, gameId: number): Promise<Reviewed> {
  await enterGame(tx, gameId);
  const { game, role } = await requireGame(tx, caller, gameId);
  if (!isStaffOf(role)) throw errors.notAllowed();
  return { game, role };
}

/**
 * Applies a decision to locked answers, in one transaction with scores, history and live messages.
 * @throws {ApiError} 403 for points the caller may not give
 */
export async function decide(
  services: Pick<Services, 'database' | 'now'>,
  tx: Queries,
  { game, role }: Reviewed,
  userId: number,
  { decision, points, message }: Decided,
  rows: readonly AnswerRow[],
): Promise<ReviewRow> {
  const worth = await worthOf(tx, { game, role }, decision, rows, points);
  // One message may go to several teams; each team's own name is filled in when it is shown.
  const filledMessage = message && (await fillerFor(tx, game.id, undefined, [message])).text(message);
  // Without text, the teams keep the message they have.
  const now = services.now();
  const review = { gameId: game.id, userId, decision, message: filledMessage || undefined, now };
  const stored = await storeDecision(tx, review, rows, worth);
  await askForFirstReels({ database: services.database, tx, now }, game, featuredBy(decision, rows));
  await followUp(services, tx, game, userId, stored, rows);
  return stored;
}

/** Which answers a decision features: under review, one featured earlier counts once it is accepted. */
function featuredBy(decision: ReviewDecision, rows: readonly AnswerRow[]): readonly AnswerRow[] {
  if (decision === 'feature') return rows;
  return decision === 'accept' ? rows.filter(({ featured_at }) => featured_at) : [];
}

/** Points after a decision: rejecting sets 0, and accepting without points restores what a rejected answer earned. */
async function worthOf(
  tx: Queries,
  reviewed: Reviewed,
  decision: ReviewDecision,
  rows: readonly AnswerRow[],
  points: number | undefined,
) {
  if (decision === 'reject') return new Map(rows.map(({ id }) => [id, { points: 0, final: false }]));
  if (points !== undefined || decision !== 'accept') return reviewedPoints(tx, reviewed, rows, points);
  const rejected = rows.filter(({ rejected_at }) => rejected_at);
  const earned = rejected.length > 0 ? await earnedPoints(tx, reviewed.game, rejected) : new Map<number, number>();
  return new Map([...earned].map(([id, worth]) => [id, { points: worth, final: false }]));
}

/** Announces a decision or its undo, and updates the scores of the affected teams. */
export async function followUp(
  { database, now }: Pick<Services, 'database' | 'now'>,
  tx: Queries,
  game: GameRow,
  userId: number,
  review: ReviewRow,
  before: readonly AnswerRow[],
): Promise<void> {
  const after = await tx
    .select({ answer: answers })
    .from(reviewSteps)
    .innerJoin(answers, eq(answers.id, reviewSteps.answer_id))
    .where(eq(reviewSteps.review_id, review.id));
  const was = new Map(before.map((row) => [row.id, row]));
  const pairs = after.flatMap(({ answer }) => {
    const old = was.get(answer.id);
    return old ? [{ before: old, after: answer }] : [];
  });
  await announceDecision({ database, tx }, game, review, pairs, userId);
  const counts = (row: AnswerRow) => (isCounted(row, game.review) ? row.points : -1);
  const touched = pairs.filter((pair) => counts(pair.before) !== counts(pair.after));
  if (touched.length === 0) return;
  const teamIds = new Set(touched.map((pair) => pair.after.team_id));
  await settle({ database, now }, tx, game, [...teamIds]);
  await announce({ database, tx }, game, 'ss.game.score', {});
}
