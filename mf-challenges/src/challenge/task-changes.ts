import type { LiveSource } from '@waymark/contract';

/** What the challenges screen asks about ([G08]). */
export const TASK_CHANGES: readonly LiveSource[] = ['ss.task.create', 'ss.task.update', 'ss.task.delete'];
