import { keyStarts, keys, restoreDeletedTask, revertTasks } from '@waymark/client';
import type { GameId, ProviderCapability, Task } from '@waymark/contract';
import { useHost, useRestore, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import type { RefObject } from 'react';
import { tellLacking } from './lacking';

/** A challenge that was deleted, as far as it is known. */
type DeletedTask = Pick<Task, 'id' | 'name'>;

/**
 * Restores a deleted challenge.
 * @param list contains the cards
 */
export function useTaskRestore(game: GameId, list: RefObject<HTMLElement | null>) {
  const { api } = useHost();
  const t = useTranslate();
  const nameOf = ({ name }: DeletedTask) => name || t('Untitled challenge');
  return useRestore({
    ...useWayBack(game, 'challenge-trash'),
    write: ({ id }: DeletedTask) => restoreDeletedTask(api, game, id, { handles: [404] }),
    message: (task, restored) =>
      restored?.position
        ? t('Restored “{name}” as number {n}', { name: nameOf(task), n: restored.position })
        : t('{name} is back where it was.', { name: nameOf(task) }),
    tooLate: (task) => t('“{name}” can no longer be restored.', { name: nameOf(task) }),
    list,
    rowOf: ({ id }) => `[data-open-row="${id}"] [data-opens]`,
  });
}

/** Undoes a bulk change. */
export function useChangeRevert(game: GameId) {
  const { api } = useHost();
  const t = useTranslate();
  return useRestore({
    ...useWayBack(game, 'challenge-undo'),
    write: ({ id }: { readonly id: number }) => revertTasks(api, game, id, { handles: [404] }),
    message: () => t('Change undone.'),
    tooLate: () => t("It's too late to undo this."),
  });
}

/** Shared by every undo: handles a missing capability, and reloads whatever shows challenges afterwards. */
function useWayBack(game: GameId, needs: ProviderCapability) {
  const host = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  return {
    explain: (error: unknown) => tellLacking(host, t, needs, error),
    reload: () => {
      const starts = [keyStarts.tasks, keyStarts.everyTask, keys.taskPlaces, keys.taskTrash, keys.tags];
      for (const start of starts) void client.invalidateQueries({ queryKey: start(game) });
    },
  };
}
