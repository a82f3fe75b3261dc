import type { Task, TaskPlace } from '@waymark/contract';

/** The places of challenges that have one, in their order. */
export const placesOf = (tasks: readonly Task[]): readonly TaskPlace[] =>
  tasks.flatMap(({ id, name, position, task_type, points, latitude, longitude }) =>
    typeof latitude === 'number' && typeof longitude === 'number'
      ? [{ id, name, position, task_type, points, latitude, longitude }]
      : [],
  );
