import type { TaskId } from '@waymark/contract';

/** The id of a field's control on the page; several challenges may be open on it. */
export const fieldId = (task: TaskId, field: string): string => `challenge-${task}-${field}`;
