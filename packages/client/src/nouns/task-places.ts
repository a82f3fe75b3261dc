import type { Task, TaskPlace } from '@waymark/contract';

/** The locations of challenges that have one, in order. */
export const placesOf = (tasks: readonly Task[]): readonly TaskPlace[] =>
  tasks.flatMap(({ id, name, position, task_type, points, latitude, longitude }) =>
    typeof latitude === 'number' && typeof longitude === 'number'
      ? [{ id, name, position, task_type, points, latitude, longitude }]
      : [],
  );
