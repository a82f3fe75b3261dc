import { keys, removeTask } from '@waymark/client';
import type { GameId, Task, TaskId } from '@waymark/contract';
import { useHost, useLiveScreen, useOffered, useRemoval, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import type { Selection } from '@waymark/host-kit/screen-state';
import type { RefObject } from 'react';
import { TASK_CHANGES } from '../challenge/task-changes';
import { ListDialogs } from './list-dialogs';
import type { OpenDialog } from './open-dialog';
import { LastChangeLine } from './selection/last-change-line';
import { useBulk } from './selection/use-bulk';
import { useUnselectGone } from './selection/use-unselect-gone';
import { TaskTrash } from './task-trash';
import type { ChallengeList } from './use-challenge-list';
import { useTaskRestore } from './use-way-back';

interface ListExtrasProps {
  readonly game: GameId;
  readonly tz: string | undefined;
  readonly list: ChallengeList;
  readonly selection: Selection<TaskId>;
  /** Holds the cards. */
  readonly cards: RefObject<HTMLElement | null>;
  readonly asked: OpenDialog | undefined;
  /** Whether challenges are open, which have live rules of their own. */
  readonly hasOpen: boolean;
  /** Called before these challenges disappear from the list. */
  readonly onLeave: (...ids: readonly TaskId[]) => void;
  readonly onClose: () => void;
}

/** Dialogs of bulk changes and deletions, Undo below the list, and its live rules. */
export function ListExtras({ game, tz, list, selection, cards, asked, hasOpen, onLeave, onClose }: ListExtrasProps) {
  const { api } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const bulk = useBulk(game, list);
  // Nothing is being edited, so a change asks only where a provider doesn't say what changed.
  useLiveScreen(hasOpen ? undefined : game, { asks: TASK_CHANGES, conflicts: () => false });
  useUnselectGone(selection, list);
  const restores = useOffered('challenge-trash');
  const remove = useRemoval<Task>({
    change: list.change,
    write: async ({ id }) => {
      const until = await removeTask(api, game, id, { handles: [404] });
      // Not shown if it can't be restored.
      return api.offers?.('challenge-trash') ? until : undefined;
    },
    message: ({ name }) => t('Deleted “{name}”', { name: name || t('Untitled challenge') }),
    restore: useTaskRestore(game, cards),
  });
  const removeOne = async (task: Task) => {
    onLeave(task.id);
    selection.set([task.id], false);
    await remove(task);
    void client.invalidateQueries({ queryKey: keys.taskTrash(game) });
  };
  const removeSelected = async () => {
    const { ids } = selection;
    onLeave(...ids);
    selection.clear();
    const left = await bulk.remove(ids);
    // The list is complete without them until it is reloaded.
    if (left.length > 0) await list.reload();
    selection.set(left, true);
  };
  return (
    <>
      <LastChangeLine changes={bulk.changes} onUndo={(undo) => void bulk.revert(undo)} />
      {restores && <TaskTrash game={game} list={cards} />}
      <ListDialogs
        game={game}
        tz={tz}
        asked={asked}
        selection={selection}
        bulk={bulk}
        onDelete={(task) => void removeOne(task)}
        onDeleteSelected={() => void removeSelected()}
        onClose={onClose}
      />
    </>
  );
}
