import { keys } from '@waymark/client';
import type { GameId, Task } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import type { Selection } from './selection/use-selection';
import type { ChallengeList } from './use-challenge-list';
import { useWayBack } from './use-way-back';

/** Deletes one challenge at once, and offers the way back. */
export function useRemoval(game: GameId, list: ChallengeList, selection: Selection): (task: Task) => Promise<void> {
  const { api, notices } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const back = useWayBack(game);
  return async (task) => {
    selection.set(task.id, false);
    const done = await list.remove(task.id);
    if (!done) return;
    const gone = { kind: 'task', id: task.id, name: task.name } as const;
    const text = t('Deleted “{name}”', { name: task.name || t('Untitled challenge') });
    // Where nobody can bring it back, nobody is told so.
    const action =
      done.until && api.offers?.('challenge-trash') ? { action: { label: t('Undo'), run: () => void back(gone) } } : {};
    notices.show({ tone: 'info', text, ...action });
    void client.invalidateQueries({ queryKey: keys.taskTrash(game) });
  };
}
