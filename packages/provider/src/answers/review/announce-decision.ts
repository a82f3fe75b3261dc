import type { LiveSource } from '@waymark/contract';
import { differencesOf } from '../../audit/differences';
import type { Database, Queries } from '../../db/database';
import type { FieldChange } from '../../db/schema';
import { announce, type EventGame } from '../../realtime/announce';
import { audienceOf } from '../audience';
import { isUndecided } from '../reader';
import { type AnswerRow, findAnswer } from '../repo';
import type { ReviewRow } from './store-review';

/** An answer before and after a decision. */
interface Change {
  readonly before: AnswerRow;
  readonly after: AnswerRow;
}

/** Fields of an answer in the audit line. */
const KEPT = ['points', 'approved_at', 'rejected_at', 'featured_at', 'review_message'] as const;

/** The live source for a decision; an undo is announced as the state it restores. */
function sourceOf(decision: string, { after }: Change): LiveSource & `ss.answer.${string}` {
  if (decision !== 'undo') return `ss.answer.${decision as 'accept' | 'reject' | 'feature'}`;
  if (after.rejected_at) return 'ss.answer.reject';
  return after.approved_at ? 'ss.answer.accept' : 'ss.answer.update';
}

/**
 * Announces a decision to everybody who may see its answers. A bulk decision is one message to everybody, plus one to each team
 * whose answers only the team and the reviewers may see.
 */
export async function announceDecision(
  by: { readonly database: Database; readonly tx: Queries },
  game: EventGame & { readonly review: string; readonly blind_review: number },
  review: ReviewRow,
  changes: readonly Change[],
  userId: number,
): Promise<void> {
  const [first] = changes;
  if (!first) return;
  if (changes.length === 1) return announceOne(by, game, review, first, userId);
  const groups = new Map<string, { only: readonly number[] | undefined; source: LiveSource; ids: number[] }>();
  const audiences = new Map<string, Promise<readonly number[] | undefined>>();
  for (const { before, after } of changes) {
    const kind = [after.team_id, after.task_id, ...[before, after].map(seenAs)].join();
    const known = audiences.get(kind) ?? audienceOf(by.tx, game, after, before);
    audiences.set(kind, known);
    const only = await known;
    const source = sourceOf(review.decision, { before, after });
    const group = `${source} ${only ? after.team_id : 'all'}`;
    const there = groups.get(group);
    if (there) there.ids.push(after.id);
    else groups.set(group, { only, source, ids: [after.id] });
  }
  for (const { only, source, ids } of groups.values()) {
    const count: FieldChange = { field: 'answers', from: null, to: String(ids.length) };
    await announce(
      by,
      game,
      source as 'ss.answer.accept',
      { answers: ids.map((id) => ({ id })) },
      {
        userId,
        only,
        changes: [count],
      },
    );
  }
}

const seenAs = ({ approved_at, rejected_at }: AnswerRow): string => `${approved_at !== null}${rejected_at !== null}`;

async function announceOne(
  by: { readonly database: Database; readonly tx: Queries },
  game: EventGame & { readonly review: string; readonly blind_review: number },
  review: ReviewRow,
  change: Change,
  userId: number,
): Promise<void> {
  const { before, after } = change;
  const named = await findAnswer(by.tx, game.id, after.id);
  if (!named) return;
  const { task, team } = named;
  // Undoing a decision makes the review blind again.
  const whose = game.blind_review === 1 && isUndecided(after) ? {} : { team };
  const written = Object.fromEntries(KEPT.map((field) => [field, after[field]]));
  await announce(
    by,
    game,
    sourceOf(review.decision, change),
    { answer: { id: after.id }, task: { id: task.id, name: task.name }, ...whose },
    {
      userId,
      only: await audienceOf(by.tx, game, after, before),
      changes: differencesOf(before, after, written),
    },
  );
}
