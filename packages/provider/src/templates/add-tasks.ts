import { hasRealities } from '@waymark/contract';
import { FRESH_TASK, readFields } from '../challenges/check-fields';
import { fillSlots } from '../challenges/realities/repo';
import { insertTask } from '../challenges/repo';
import { RICH } from '../challenges/task-body';
import type { Queries } from '../db/database';
import { taskPrerequisites } from '../db/schema';
import { cleanSync } from '../rich-text/clean-sync';
import type { TemplateTask } from './template-file';

/** Adds the challenges of a template to a new game. */
export async function addTemplateTasks(
  tx: Queries,
  gameId: number,
  tasks: readonly TemplateTask[],
  now: Date,
): Promise<void> {
  const ids: number[] = [];
  for (const [index, { after, ...fields }] of tasks.entries()) {
    const { values } = readFields(cleanSync(fields, RICH), FRESH_TASK, {});
    const { id, task_type } = await insertTask(tx, { ...values, game_id: gameId, position: index + 1 }, now);
    ids.push(id);
    if (hasRealities(task_type)) await fillSlots(tx, id);
    const prerequisite_id = after && ids[after.number - 1];
    if (prerequisite_id === undefined) continue;
    await tx.insert(taskPrerequisites).values({ task_id: id, prerequisite_id, options: after?.answers ?? null });
  }
}
