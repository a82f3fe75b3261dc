import { asTaskId, type Task, taskSchema } from '@waymark/contract';

/** A challenge as the provider returns it. */
export const buildTask = (id: number, overrides: Partial<Task> = {}): Task =>
  taskSchema.parse({
    id: asTaskId(id),
    position: id - 100,
    name: `Challenge ${id}`,
    task_type: 1,
    points: 50,
    tags: [],
    tour: [],
    placeholders: [],
    realities: [],
    ...overrides,
  });
