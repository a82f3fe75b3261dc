import { asc } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { realities } from '../../db/schema';
import type { ShownFile } from '../../db/schema/task-undos';
import { fillSlots } from '../realities/repo';
import { ITEM_FIELDS } from './columns';
import type { ReadRow } from './read-rows';
import { differences, type EachRow, setEach } from './set-each';

const KEPT = ITEM_FIELDS.filter((field) => field !== 'model');

/** Writes the AR items of rows. @returns their values before and after, and the models to attach */
export async function writeItems(tx: Queries, rows: readonly (readonly [ReadRow, number])[], now: Date) {
  const withItems = rows.filter(([row]) => row.items.length > 0);
  const taskIds = withItems.map(([, id]) => id);
  const find = () =>
    tx.select().from(realities).where(isAnyOf(realities.task_id, taskIds)).orderBy(asc(realities.position));
  let slots = taskIds.length > 0 ? await find() : [];
  const filled = new Set(slots.map(({ task_id }) => task_id));
  const bare = taskIds.filter((id) => !filled.has(id));
  for (const id of bare) await fillSlots(tx, id);
  if (bare.length > 0) slots = await find();
  const slotOf = new Map(slots.map((slot) => [`${slot.task_id} ${slot.position}`, slot]));
  const before: EachRow[] = [];
  const after: EachRow[] = [];
  const models: ShownFile[] = [];
  for (const [row, taskId] of withItems) {
    for (const { position, values, model } of row.items) {
      const slot = slotOf.get(`${taskId} ${position}`);
      if (!slot) continue;
      const was = { id: slot.id, ...Object.fromEntries(KEPT.map((field) => [field, slot[field]])) };
      before.push(was);
      after.push({ ...was, ...values });
      if (model !== undefined) models.push({ owner: 'reality', owner_id: slot.id, name: 'model', ...model });
    }
  }
  const steps = differences(before, after);
  await setEach(tx, realities, steps, now);
  return { ...steps, models };
}
