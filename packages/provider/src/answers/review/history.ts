import type { AnswerReview, Review } from '@waymark/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { type ReviewState, reviewSteps, reviews, users } from '../../db/schema';
import { isUndecided } from '../reader';
import { listAnswersById, type NamedAnswer } from '../repo';
import type { ReviewRow } from './store-review';

type Person = { readonly id: number; readonly name: string } | null;

const presentDecision = ({ id, decision, message, created_at, undone_at, undoes_id }: ReviewRow, user: Person) => ({
  id,
  decision,
  message,
  user,
  created_at: created_at.toISOString(),
  undone_at: undone_at?.toISOString() ?? null,
  undoes_id,
});

const person = { id: users.id, name: users.name };

/**
 * One page of the decisions in a game, newest first, with the total count. Blind reviewers don't see the team of an
 * answer that is undecided again.
 */
export async function listReviewsOf(
  queries: Queries,
  { gameId, blind }: { readonly gameId: number; readonly blind: boolean },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ reviews: Review[]; count: number }> {
  const only = sql<number | null>`case when ${reviews.count} = 1 then (
    select ${reviewSteps.answer_id} from ${reviewSteps} where ${reviewSteps.review_id} = ${reviews.id}) end`;
  const [rows, [counted]] = await Promise.all([
    queries
      .select({ review: reviews, user: person, answerId: only })
      .from(reviews)
      .leftJoin(users, eq(users.id, reviews.user_id))
      .where(eq(reviews.game_id, gameId))
      .orderBy(desc(reviews.id))
      .limit(page.limit)
      .offset(page.offset),
    queries.select({ all: count() }).from(reviews).where(eq(reviews.game_id, gameId)),
  ]);
  const ids = rows.flatMap(({ answerId }) => (answerId === null ? [] : [Number(answerId)]));
  const about = new Map((await listAnswersById(queries, gameId, ids)).map((one) => [one.answer.id, one]));
  const presented = rows.map(({ review, user, answerId }) => ({
    ...presentDecision(review, user),
    count: review.count,
    answer_id: answerId === null ? null : Number(answerId),
    ...namesOf(about.get(Number(answerId)), blind),
  }));
  return { reviews: presented, count: counted?.all ?? 0 };
}

/** The challenge and the team that a decision was about. */
const namesOf = (about: NamedAnswer | undefined, blind: boolean): Pick<Review, 'task' | 'team'> =>
  about === undefined
    ? {}
    : {
        task: { id: about.task.id, name: about.task.name },
        ...(blind && isUndecided(about.answer) ? {} : { team: about.team }),
      };

const iso = (moment: string | null) => moment && new Date(moment).toISOString();

const presentState = ({ points, approved_at, rejected_at, featured_at }: ReviewState) => ({
  points,
  approved_at: iso(approved_at),
  rejected_at: iso(rejected_at),
  featured_at: iso(featured_at),
});

/**
 * The decisions about one answer, newest first. Undone are those whose undo it has too: one about several may be undone
 * for others only.
 */
export async function listReviewsAbout(queries: Queries, gameId: number, answerId: number): Promise<AnswerReview[]> {
  const rows = await queries
    .select({ review: reviews, user: person, before: reviewSteps.before, after: reviewSteps.after })
    .from(reviewSteps)
    .innerJoin(reviews, eq(reviews.id, reviewSteps.review_id))
    .leftJoin(users, eq(users.id, reviews.user_id))
    .where(and(eq(reviewSteps.answer_id, answerId), eq(reviews.game_id, gameId)))
    .orderBy(desc(reviews.id));
  const undone = new Map<number, Date>();
  for (const { review } of rows) {
    if (review.undoes_id !== null && !undone.has(review.id)) undone.set(review.undoes_id, review.created_at);
  }
  return rows.map(({ review, user, before, after }) => ({
    ...presentDecision({ ...review, undone_at: undone.get(review.id) ?? null }, user),
    before: presentState(before),
    after: presentState(after),
  }));
}
