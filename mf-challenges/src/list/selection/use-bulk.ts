import { isApiFailure, reasonOf, saveTasks, type TasksUndo } from '@waymark/client';
import type { BulkWrite, GameId, Task, TaskId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useState } from 'react';
import type { Change } from '../pending';
import { type ChallengeList, REFUSALS } from '../use-challenge-list';
import { useWayBack } from '../use-way-back';

/** A change of several challenges that can be taken back for a while. */
export interface MadeChange {
  readonly undo: number;
  readonly until: string;
  readonly text: string;
}

/** Changes several challenges in one request, at once on screen, each change with a way back of its own. */
export function useBulk(game: GameId, list: ChallengeList) {
  const { api, errors, notices } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const back = useWayBack(game);
  const [changes, setChanges] = useState<readonly MadeChange[]>([]);

  const takeBack = async (undo: number): Promise<void> => {
    setChanges((all) => all.filter((change) => change.undo !== undo));
    await back({ kind: 'change', id: undo });
  };
  const tell = (text: string, { id, until }: TasksUndo): void => {
    const action = id === undefined ? {} : { action: { label: t('Undo'), run: () => void takeBack(id) } };
    notices.show({ tone: 'success', text, ...action });
    if (id !== undefined && until !== undefined) setChanges((all) => [{ undo: id, until, text }, ...all]);
  };
  /** @returns why it was refused, in words; undefined when it is done, or when the host says what went wrong */
  const change = async (ids: readonly TaskId[], changes: BulkWrite | 'delete'): Promise<string | undefined> => {
    const deleted = changes === 'delete';
    const settle = notices.saving();
    const shown: Change = deleted ? { kind: 'remove', tasks: ids } : edit(ids, changes);
    const write = () => saveTasks(api, game, ids, changes, { handles: REFUSALS });
    try {
      const undo = await list.make(shown, write);
      settle('saved');
      const n = ids.length;
      const text = deleted
        ? t(n === 1 ? '{n} challenge was deleted.' : '{n} challenges were deleted.', { n })
        : t(n === 1 ? '{n} challenge was changed.' : '{n} challenges were changed.', { n });
      tell(text, undo);
      if (deleted) void client.invalidateQueries({ queryKey: ['task-trash', game] });
      void client.invalidateQueries({ queryKey: ['tags'] });
      return undefined;
    } catch (error) {
      settle('failed');
      if (isApiFailure(error) && error.handled) return reasonOf(error);
      errors.report(error);
      return undefined;
    }
  };
  /** Copies came from another game: the same way leads back. */
  const noteCopies = (undo: number | undefined, until: string | undefined, n: number): void => {
    void list.reload();
    const text = t(n === 1 ? '{n} challenge was copied.' : '{n} challenges were copied.', { n });
    tell(text, { id: undo, until });
  };
  /** Challenges came from a spreadsheet, and some were changed by it. */
  const noteImport = (text: string, undo: number | undefined, until: string | undefined): void => {
    void list.reload();
    void client.invalidateQueries({ queryKey: ['task', game] });
    void client.invalidateQueries({ queryKey: ['tags'] });
    tell(text, { id: undo, until });
  };
  return { change, changes, takeBack, noteCopies, noteImport };
}

/** The fields that show on a card. Times are written as wall time: the answer brings the instants. */
function edit(tasks: readonly TaskId[], { points, timer, quantity, hide_locked }: BulkWrite): Change {
  const fields: Partial<Task> = {
    ...(points === undefined ? {} : { points }),
    ...(timer === undefined ? {} : { timer }),
    ...(quantity === undefined ? {} : { quantity }),
    ...(hide_locked === undefined ? {} : { hide_locked }),
  };
  return { kind: 'edit', tasks, fields };
}
