import { bringBackTask, isApiFailure, keyStarts, keys, revertTasks } from '@waymark/client';
import type { GameId, TaskId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useCallback, useRef } from 'react';
import { tellLacking } from './lacking';

/** Something that can be brought back. */
export type Gone =
  | { readonly kind: 'task'; readonly id: TaskId; readonly name: string | undefined }
  /** A change of several challenges. */
  | { readonly kind: 'change'; readonly id: number };

/** Brings back what was deleted or changed, and says how that went. Works after the screen was left as well. */
export function useWayBack(game: GameId): (gone: Gone) => Promise<boolean> {
  const host = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const underWay = useRef(new Set<string>()).current;
  return useCallback(
    async (gone) => {
      const { api, errors, notices } = host;
      const key = `${gone.kind} ${gone.id}`;
      if (underWay.has(key)) return false;
      underWay.add(key);
      const name = gone.kind === 'task' ? gone.name || t('Untitled challenge') : '';
      const settle = notices.saving();
      try {
        if (gone.kind === 'task') {
          const task = await bringBackTask(api, game, gone.id, { handles: [404] });
          const text = task?.position
            ? t('Restored “{name}” as number {n}', { name, n: task.position })
            : t('{name} is back where it was.', { name });
          notices.show({ tone: 'success', text });
        } else {
          await revertTasks(api, game, gone.id, { handles: [404] });
          notices.show({ tone: 'success', text: t('Change undone.') });
        }
        settle('saved');
        return true;
      } catch (error) {
        settle('failed');
        const needs = gone.kind === 'task' ? 'challenge-trash' : 'challenge-undo';
        if (tellLacking(host, t, needs, error)) return false;
        if (isApiFailure(error) && error.status === 404) {
          const late = name ? t('“{name}” can no longer be restored.', { name }) : t("It's too late to undo this.");
          notices.show({ tone: 'warning', text: late });
        } else {
          errors.report(error);
        }
        return false;
      } finally {
        underWay.delete(key);
        void client.invalidateQueries({ queryKey: keyStarts.tasks(game) });
        void client.invalidateQueries({ queryKey: keys.taskTrash(game) });
      }
    },
    [client, game, host, t, underWay],
  );
}
