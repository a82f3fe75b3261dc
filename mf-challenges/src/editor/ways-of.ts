import type { Task, TaskId } from '@waymark/contract';
import type { EditorWays } from './editor-ways';

/** The inputs of `waysFrom`. */
export interface WayParts {
  /** The challenges displayed in the list. */
  readonly items: readonly Task[] | undefined;
  /** Number of challenges in the game. */
  readonly total: number;
  readonly bring: (id: TaskId) => void;
  readonly close: (id: TaskId) => void;
  readonly askDelete: (task: Task) => void;
  readonly duplicate: (task: Task) => void;
}

/** Navigation from a challenge in the editor: to its neighbours on the page, and closing. */
export function waysFrom({
  items = [],
  total,
  bring,
  close,
  askDelete,
  duplicate,
}: WayParts): (id: TaskId) => EditorWays {
  return (id) => {
    const at = items.findIndex((task) => task.id === id);
    const to = (task: Task | undefined) => task && (() => bring(task.id));
    const own = items[at];
    return {
      count: Math.max(total, own?.position ?? 1),
      onPrevious: at < 0 ? undefined : to(items[at - 1]),
      onNext: at < 0 ? undefined : to(items[at + 1]),
      onClose: () => close(id),
      // Also of a challenge that isn't on the shown page.
      onDuplicate: (task) => duplicate(own ?? task),
      onDelete: (task) => askDelete(own ?? task),
    };
  };
}
