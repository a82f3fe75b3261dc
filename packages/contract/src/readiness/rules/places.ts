import { hasRealities } from '../../entities/task-type';
import type { Finding, GameContent } from '../finding';
import { hasModel } from './answers';

const RADII = ['arrival_location_radius', 'unlock_by_location_radius'] as const;

/** Radii without a location. */
export function* checkPlaces({ tasks }: GameContent): Iterable<Finding> {
  for (const task of tasks) {
    if (typeof task.latitude === 'number' && typeof task.longitude === 'number') continue;
    for (const field of RADII) {
      if (task[field]) yield { rule: 'radius-without-place', level: 'problem', task: task.id, field };
    }
    const items = hasRealities(task.task_type ?? -1) ? (task.realities ?? []) : [];
    if (items.some((item) => item.arrival_location_radius && hasModel(item))) {
      yield { rule: 'radius-without-place', level: 'problem', task: task.id, field: 'realities' };
    }
  }
}
