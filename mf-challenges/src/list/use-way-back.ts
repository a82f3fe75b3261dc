import { bringBackTask, keyStarts, keys, revertTasks } from '@waymark/client';
import type { GameId, ProviderCapability, Task } from '@waymark/contract';
import { useHost, useRestore, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { landFocus } from '@waymark/ui';
import type { RefObject } from 'react';
import { tellLacking } from './lacking';

/** A challenge that was deleted, as far as it is known. */
type DeletedTask = Pick<Task, 'id' | 'name'>;

/**
 * Brings back a deleted challenge.
 * @param list holds the cards: the focus lands on what is back, unless somebody has turned to something else
 */
export function useTaskRestore(game: GameId, list: RefObject<HTMLElement | null>) {
  const { api } = useHost();
  const t = useTranslate();
  const nameOf = ({ name }: DeletedTask) => name || t('Untitled challenge');
  return useRestore({
    ...useWayBack(game, 'challenge-trash'),
    write: ({ id }: DeletedTask) => bringBackTask(api, game, id, { handles: [404] }),
    told: (task, restored) =>
      restored?.position
        ? t('Restored “{name}” as number {n}', { name: nameOf(task), n: restored.position })
        : t('{name} is back where it was.', { name: nameOf(task) }),
    tooLate: (task) => t('“{name}” can no longer be restored.', { name: nameOf(task) }),
    onBack: ({ id }) => void landFocus(list.current, `[data-open-row="${id}"] [data-opens]`),
  });
}

/** Takes back a change of several challenges. */
export function useChangeRevert(game: GameId) {
  const { api } = useHost();
  const t = useTranslate();
  return useRestore({
    ...useWayBack(game, 'challenge-undo'),
    write: ({ id }: { readonly id: number }) => revertTasks(api, game, id, { handles: [404] }),
    told: () => t('Change undone.'),
    tooLate: () => t("It's too late to undo this."),
  });
}

/** What every way back has: it may turn out to be lacking, and the list and its trash are loaded again after it. */
function useWayBack(game: GameId, needs: ProviderCapability) {
  const host = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  return {
    explain: (error: unknown) => tellLacking(host, t, needs, error),
    reload: () => {
      void client.invalidateQueries({ queryKey: keyStarts.tasks(game) });
      void client.invalidateQueries({ queryKey: keys.taskTrash(game) });
    },
  };
}
