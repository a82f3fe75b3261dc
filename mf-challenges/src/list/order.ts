import type { Task, TaskId } from '@waymark/contract';
import { moved } from '@waymark/ui';

/**
 * A page of challenges after one of them was put at another place; the others make room. Within the page the places are
 * numbered consecutively from the one that the first challenge on the page had. A page without the challenge is as it
 * should be already: it was moved from where it was on view.
 * @param whole nothing is left out between the first and the last one, as in a list without a search term
 */
export function afterMove(page: readonly Task[], id: TaskId, to: number, whole = true): readonly Task[] {
  const index = page.findIndex((task) => task.id === id);
  const first = page[0]?.position ?? 1;
  const last = first + page.length - 1;
  const from = page[index]?.position;
  if (from === undefined || from === to) return page;
  if (whole && to >= first && to <= last) {
    return moved(page, index, to - first).map((task, place) => at(task, first + place));
  }
  const shifted = page.map((task) => at(task, task.id === id ? to : makeRoom(task.position ?? 0, from, to)));
  const shown = whole ? shifted.filter((task) => task.id !== id) : shifted;
  return [...shown].sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
}

const at = (task: Task, position: number): Task => (task.position === position ? task : { ...task, position });

function makeRoom(position: number, from: number, to: number): number {
  if (position > from && position <= to) return position - 1;
  return position >= to && position < from ? position + 1 : position;
}
