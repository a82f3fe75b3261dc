import type { ReviewState, reviewSteps, reviews } from '@waymark/provider/schema';
import type { AnswerRow, PlayedAnswer } from './answer';

/** A decision about one answer, before it has its id. */
export interface Decision {
  readonly review: Omit<typeof reviews.$inferInsert, 'id' | 'created_at'> & { readonly created_at: Date };
  readonly step: Omit<typeof reviewSteps.$inferInsert, 'review_id'>;
}

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

const stateOf = (row: AnswerRow, reviewKey: string): ReviewState => ({
  approved_at: iso(row.approved_at),
  rejected_at: iso(row.rejected_at),
  featured_at: iso(row.featured_at),
  points: row.points ?? 0,
  hint_points: row.hint_points ?? 0,
  review_message: row.review_message ?? '',
  reviewed_by_id: row.reviewed_by_id ?? null,
  review_key: reviewKey,
});

/** The decisions that led to the current state of an answer: accepted or rejected, then perhaps featured. */
export function decisionsOn(answerId: number, { row, submitted }: PlayedAnswer): Decision[] {
  const decidedAt = row.approved_at ?? row.rejected_at;
  if (!submitted || !decidedAt) return [];
  const by = { game_id: row.game_id, user_id: row.reviewed_by_id ?? null, count: 1 };
  const isFeatured = row.featured_at != null;
  // The key of the answer itself belongs to its last decision, which can be undone.
  const before = stateOf(submitted, `${row.review_key}-0`);
  const decided = stateOf({ ...row, featured_at: null }, isFeatured ? `${row.review_key}-1` : row.review_key);
  const decision: Decision = {
    review: {
      ...by,
      decision: row.approved_at ? 'accept' : 'reject',
      message: row.review_message ?? '',
      created_at: decidedAt,
    },
    step: { answer_id: answerId, before, after: decided },
  };
  if (!row.featured_at) return [decision];
  const featured: Decision = {
    review: { ...by, decision: 'feature', message: '', created_at: row.featured_at },
    step: { answer_id: answerId, before: decided, after: stateOf(row, row.review_key) },
  };
  return [decision, featured];
}
