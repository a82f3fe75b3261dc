import { isApiFailure, keyStarts, keys, reasonOf, removeTasks, saveTasks, type TasksUndo } from '@waymark/client';
import type { BulkWrite, GameId, Task, TaskId } from '@waymark/contract';
import { type ListChange, useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useState } from 'react';
import { isLacking } from '../lacking';
import { type ChallengeList, REFUSALS } from '../use-challenge-list';
import { useChangeRevert } from '../use-way-back';

/** A bulk change that can be undone for a while. */
export interface MadeChange {
  readonly undo: number;
  readonly until: string;
  readonly text: string;
}

const NONE: readonly MadeChange[] = [];

/** Changes several challenges optimistically, each change with its own Undo if the platform has one. */
export function useBulk(game: GameId, list: ChallengeList) {
  const { api, errors, notices } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const back = useChangeRevert(game);
  const undoes = useOffered('challenge-undo');
  const [changes, setChanges] = useState<readonly MadeChange[]>([]);

  const revert = async (undo: number): Promise<void> => {
    setChanges((all) => all.filter((change) => change.undo !== undo));
    await back({ id: undo });
  };
  const tell = (text: string, { id, until }: TasksUndo): void => {
    const action = id === undefined || !undoes ? {} : { action: { label: t('Undo'), run: () => void revert(id) } };
    notices.show({ tone: 'success', text, ...action });
    if (id !== undefined && until !== undefined) setChanges((all) => [{ undo: id, until, text }, ...all]);
  };
  /** Fields and tags have changed; the list is reloaded by itself. */
  const reloadContents = (): void => {
    void client.invalidateQueries({ queryKey: keyStarts.everyTask(game) });
    void client.invalidateQueries({ queryKey: keys.tags() });
  };
  /** @returns why it was rejected; undefined if it succeeded, or if the host shows the error */
  const change = async (ids: readonly TaskId[], changes: BulkWrite): Promise<string | undefined> => {
    const settle = notices.saving();
    try {
      const undo = await list.change(edit(ids, changes), () =>
        saveTasks(api, game, ids, changes, { handles: REFUSALS }),
      );
      settle('saved');
      const n = ids.length;
      tell(t(n === 1 ? '{n} challenge was changed.' : '{n} challenges were changed.', { n }), undo);
      reloadContents();
      return undefined;
    } catch (error) {
      settle('failed');
      // Its dialog closes by itself.
      if (isLacking(api, 'challenge-bulk', error)) return undefined;
      if (isApiFailure(error) && error.handled) return reasonOf(error);
      errors.report(error);
      return undefined;
    }
  };
  /** @returns those that could not be deleted; the host shows why */
  const remove = async (ids: readonly TaskId[]): Promise<readonly TaskId[]> => {
    const settle = notices.saving();
    try {
      const removal = () => removeTasks(api, game, ids);
      const { left, failure, ...undo } = await list.change({ kind: 'remove', ids }, removal);
      settle(left.length === 0 ? 'saved' : 'failed');
      const n = ids.length - left.length;
      if (n > 0) tell(t(n === 1 ? '{n} challenge was deleted.' : '{n} challenges were deleted.', { n }), undo);
      if (left.length > 0) errors.report(failure);
      return left;
    } catch (error) {
      settle('failed');
      errors.report(error);
      return ids;
    } finally {
      void client.invalidateQueries({ queryKey: keys.taskTrash(game) });
      void client.invalidateQueries({ queryKey: keys.tags() });
    }
  };
  /** Copies from another game are undone the same way. */
  const noteCopies = (undo: number | undefined, until: string | undefined, n: number): void => {
    void list.reload();
    const text = t(n === 1 ? '{n} challenge was copied.' : '{n} challenges were copied.', { n });
    tell(text, { id: undo, until });
  };
  /** Challenges were imported from a spreadsheet, which changed some. */
  const noteImport = (text: string, undo: number | undefined, until: string | undefined): void => {
    void list.reload();
    reloadContents();
    tell(text, { id: undo, until });
  };
  return { change, remove, changes: undoes ? changes : NONE, revert, noteCopies, noteImport };
}

/** The fields that a card shows. Times are written as local time: the response has the instants. */
function edit(ids: readonly TaskId[], { points, timer, quantity, hide_locked }: BulkWrite): ListChange<Task> {
  const fields: Partial<Task> = {
    ...(points === undefined ? {} : { points }),
    ...(timer === undefined ? {} : { timer }),
    ...(quantity === undefined ? {} : { quantity }),
    ...(hide_locked === undefined ? {} : { hide_locked }),
  };
  return { kind: 'edit', ids, edit: (task) => ({ ...task, ...fields }) };
}
