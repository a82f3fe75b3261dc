import { taskWriteSchema } from '@waymark/contract';
import type { TaskEdits } from './task-edits';

const moment = (value: unknown) => value === null || typeof value === 'string';

/** Takes over edits that were kept over a reload, each when it is one that could be written; leaves out the others. */
export function readKeptEdits(kept: unknown): Partial<TaskEdits> {
  if (typeof kept !== 'object' || kept === null) return {};
  const edits = Object.entries(kept).filter(([field, value]) => {
    if (field === 'starts_at' || field === 'ends_at') return moment(value);
    if (field === 'position' || field.includes('_media_')) return false;
    const read = taskWriteSchema.safeParse({ [field]: value });
    return read.success && field in read.data;
  });
  return Object.fromEntries(edits);
}
