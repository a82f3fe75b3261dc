import {
  addPersonalization,
  keyStarts,
  keys,
  personalizationsQuery,
  removePersonalization,
  savePersonalization,
  sortedByKey,
} from '@waymark/client';
import type { GameId, Personalization } from '@waymark/contract';
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
import { useMemo, useRef } from 'react';
import { type RowDraft, written } from './rows';
import { useRename } from './use-rename';
import { useUsage } from './use-usage';

/** The displayed personalisations of a game, their usage, and their actions. */
export function usePersonalizations(game: GameId) {
  const { api } = useHost();
  const t = useTranslate();
  const list = useOptimisticList<Personalization>({
    query: personalizationsQuery(api, game),
    lists: keys.personalizations(game),
    related: [keyStarts.readiness(game)],
  });
  const { run } = useActions<string>();
  const nextId = useRef(-1);
  /** The ids under which rows added here were first shown, by key. */
  const firstIds = useRef(new Map<string, number>());
  const rows = useMemo(() => sortedByKey(list.items ?? []), [list.items]);
  const used = useUsage(game, list.items !== undefined);
  const tasksComing = used.tasksComing || (list.items === undefined && !list.query.isError);
  const renaming = useRename(game, used.usage);

  /**
   * Shows a row optimistically and saves it.
   * @returns the draft with the reason if the provider rejected it
   */
  const save = async (draft: RowDraft): Promise<RowDraft | undefined> => {
    const { id, key, value } = draft;
    const options = { handles: REFUSED };
    let refused: RowDraft | undefined;
    const item = { id: id ?? nextId.current--, key, value };
    if (id === undefined) firstIds.current.set(key, item.id);
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

  const remove = useRemoval<Personalization>({
    change: list.change,
    write: async ({ id }) => {
      await removePersonalization(api, game, id, { handles: [404] });
      return undefined;
    },
    message: ({ key }) => t('Deleted {key}', { key: written(key) }),
  });

  /** Stays the same when a new row gets its id, so that it keeps the focus and its open menu. */
  const identityOf = ({ id, key }: Personalization): number => firstIds.current.get(key) ?? id;

  return { list, rows, ...used, tasksComing, renaming, save, remove, identityOf };
}
