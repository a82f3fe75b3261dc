import { hasChosenAnswers, hasLockSign, TASK_TYPE } from '@waymark/contract';
import { isSameAnswer } from '@waymark/contract/scoring';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { answers, taskPrerequisites, tasks } from '../db/schema';
import type { TaskRow } from './repo';

type Answers = Pick<TaskRow, 'task_type' | 'trivia' | 'multiplechoice'>;

/** An answer that was reworded, and nothing else; undefined for any other change. */
function rewordedAnswer(before: Answers, after: Answers): { from: string; to: string } | undefined {
  const type = after.task_type;
  if (type !== before.task_type || !hasChosenAnswers(type)) return undefined;
  const field = type === TASK_TYPE.trivia ? 'trivia' : 'multiplechoice';
  const [old, now] = [before, after].map((row) => row[field].split(',').map((answer) => answer.trim()));
  if (!old || !now || old.length !== now.length) return undefined;
  const [place = -1, ...more] = old.flatMap((answer, index) => (answer === now[index] ? [] : [index]));
  const [from, to] = [old[place], now[place]];
  if (more.length > 0 || !from || !to || hasLockSign(to) || now.includes(from) || old.includes(to)) return undefined;
  return { from, to };
}

/**
 * Lets the locks that chose a reworded answer choose its new wording. The old one still counts if a team has given it,
 * so that no challenge closes again.
 * @returns the wording, and the challenges with such a lock; undefined without any
 */
export async function followAnswer(tx: Queries, before: Answers, task: TaskRow, now: Date) {
  const reworded = rewordedAnswer(before, task);
  if (!reworded) return undefined;
  const { from, to } = reworded;
  const options = taskPrerequisites.options;
  const chosen = and(
    eq(taskPrerequisites.prerequisite_id, task.id),
    sql`${options} @> ${JSON.stringify([from])}::jsonb`,
  );
  const locked = await tx.select({ id: taskPrerequisites.task_id }).from(taskPrerequisites).where(chosen);
  if (locked.length === 0) return undefined;
  const given = await tx.selectDistinct({ comment: answers.comment }).from(answers).where(eq(answers.task_id, task.id));
  const opened = !isSameAnswer(from, to) && given.some(({ comment }) => isSameAnswer(comment, from));
  const replaced = sql`(
    select jsonb_agg(case when option = ${from}::text then ${to}::text else option end order by place)
    from jsonb_array_elements_text(${options}) with ordinality as each(option, place)
  )`;
  const added = sql`${options} || ${JSON.stringify([to])}::jsonb`;
  await tx
    .update(taskPrerequisites)
    .set({ options: opened ? added : replaced })
    .where(chosen);
  const ids = locked.map(({ id }) => id);
  const changed = await tx
    .update(tasks)
    .set({ updated_at: now })
    .where(and(isAnyOf(tasks.id, ids), isNull(tasks.deleted_at)))
    .returning({ id: tasks.id });
  return changed.length > 0 ? { ...reworded, tasks: changed } : undefined;
}
