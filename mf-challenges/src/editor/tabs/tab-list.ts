import type { Game, Task } from '@waymark/contract';
import type { TaskEditor } from '../editor';
import { locksOf } from '../locks/locks-of';
import { FIVE } from '../task-fields';
import type { TabName } from './tabs';

/** Common props of the editor's tabs. */
export interface TabProps {
  readonly editor: TaskEditor;
  readonly game: Game;
}

/** Number of set fields of a tab; 0 is not shown. */
export function countSet(tab: TabName, task: Task): number {
  switch (tab) {
    case 'locks':
      return locksOf(task).length + (task.unlock_by_location_radius ? 1 : 0);
    case 'location':
      return typeof task.latitude === 'number' ? 1 : 0;
    case 'hints':
      return FIVE.filter((n) => task[`hint_${n}`]).length;
    case 'timing':
      return (task.starts_at ? 1 : 0) + (task.ends_at ? 1 : 0);
    case 'tags':
      return task.tags.length;
    default:
      return 0;
  }
}
