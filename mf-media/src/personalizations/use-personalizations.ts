import {
  addPersonalization,
  keyStarts,
  keys,
  personalizationsQuery,
  removePersonalization,
  savePersonalization,
  saveTask,
  sortedByKey,
  tasksQuery,
} from '@waymark/client';
import type { GameId, Personalization, Task } from '@waymark/contract';
import {
  type ListChange,
  REFUSED,
  refusalsOf,
  useActions,
  useHost,
  useOptimisticList,
  useRemoval,
  useTranslate,
} from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { useMemo, useRef } from 'react';
import { type RowDraft, written } from './rows';
import { renamedIn, usageOf } from './usage';

/** Every challenge of a game. */
const WHOLE = { term: '', page: 1, perPage: 9999 };
const NO_TASKS: readonly Task[] = [];

/** The personalisations of a game as they are on screen, where they are used, and everything that can be done with them. */
export function usePersonalizations(game: GameId) {
  const { api } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const list = useOptimisticList<Personalization>({
    query: personalizationsQuery(api, game),
    lists: keys.personalizations(game),
    related: [keyStarts.readiness(game)],
  });
  const { run } = useActions<string>();
  const nextId = useRef(-1);
  const rows = useMemo(() => sortedByKey(list.items ?? []), [list.items]);
  const { data, isLoading } = useQuery({ ...tasksQuery(api, game, WHOLE), enabled: list.items !== undefined });
  const tasks = data?.items ?? NO_TASKS;
  const tasksComing = isLoading || (list.items === undefined && !list.query.isError);
  const usage = useMemo(() => usageOf(tasks), [tasks]);

  /**
   * Shows a row at once and writes it.
   * @returns the draft with the reason if the provider refused it
   */
  const save = async (draft: RowDraft): Promise<RowDraft | undefined> => {
    const { id, key, value } = draft;
    const options = { handles: REFUSED };
    let refused: RowDraft | undefined;
    const item = { id: id ?? nextId.current--, key, value };
    const change: ListChange<Personalization> =
      id === undefined
        ? { kind: 'insert', item, at: 'first' }
        : { kind: 'edit', ids: [id], edit: (row) => ({ ...row, key, value }) };
    const send = () =>
      list.change<unknown>(change, () =>
        id === undefined
          ? addPersonalization(api, game, { key, value }, options)
          : savePersonalization(api, game, id, { key, value }, options),
      );
    await run(`${id ?? key}`, send, (error) => {
      const [reason] = refusalsOf(error);
      refused = { ...draft, ...(reason ? { refused: reason.message } : {}) };
      return reason !== undefined;
    });
    return refused;
  };

  /** Puts another key into every text that inserts this one. */
  const renameIn = async (from: string, to: string): Promise<void> => {
    for (const task of usage.get(from) ?? []) {
      const done = await run(`task ${task.id}`, () => saveTask(api, game, task.id, renamedIn(task, from, to)));
      if (!done) break;
    }
    await client.invalidateQueries({ queryKey: keyStarts.tasks(game) });
  };

  const remove = useRemoval<Personalization>({
    change: list.change,
    write: async ({ id }) => {
      await removePersonalization(api, game, id, { handles: [404] });
      return undefined;
    },
    told: ({ key }) => t('Deleted {key}', { key: written(key) }),
  });

  return { list, rows, tasks, tasksComing, usage, save, renameIn, remove };
}
