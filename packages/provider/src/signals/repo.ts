import type { Signal } from '@waymark/contract';
import { asc } from 'drizzle-orm';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { answerSignals } from '../db/schema';

/** Signals by answer. */
export async function listSignals(
  queries: Queries,
  answerIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Signal[]>> {
  const found = new Map<number, Signal[]>();
  if (answerIds.length === 0) return found;
  const rows = await queries
    .select()
    .from(answerSignals)
    .where(isAnyOf(answerSignals.answer_id, answerIds))
    .orderBy(asc(answerSignals.id));
  for (const { answer_id, kind, other_answer_id, figures } of rows) {
    const signal: Signal = { kind, other_answer_id, ...figures };
    const there = found.get(answer_id);
    if (there) there.push(signal);
    else found.set(answer_id, [signal]);
  }
  return found;
}
