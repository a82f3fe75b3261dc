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
import { useNewRows } from './use-new-rows';
import { useRename } from './use-rename';
import { useUsage } from './use-usage';

/** The displayed personalisations of a game, their usage, and their actions. A row can be changed while it is added. */
export function usePersonalizations(game: GameId) {
  const { api } = useHost();
  const t = useTranslate();
  const list = useOptimisticList<Personalization>({
    query: personalizationsQuery(api, game),
    lists: keys.personalizations(game),
    related: [keyStarts.readiness(game)],
  });
  const { run } = useActions<number>();
  const turns = useRef(new Map<number, Promise<unknown>>());
  const count = useRef(0);
  const rows = useMemo(() => sortedByKey(list.items ?? []), [list.items]);
  const { firstShown, identityOf, stored } = useNewRows(rows);
  const used = useUsage(game, list.items !== undefined);
  const tasksComing = used.tasksComing || (list.items === undefined && !list.query.isError);
  const renaming = useRename(game, used.usage);

  /**
   * Shows a row optimistically and saves it, after earlier changes of the same row.
   * @returns the draft if it could not be saved, with the reason if the provider rejected it
   */
  const save = async (draft: RowDraft): Promise<RowDraft | undefined> => {
    const { key, value } = draft;
    const id = draft.id === undefined ? undefined : (await stored(draft.id))?.id;
    const options = { handles: REFUSED };
    let refused: RowDraft | undefined;
    const item = { id: id ?? firstShown(key), key, value };
    const change: ListChange<Personalization> =
      id === undefined
        ? { kind: 'insert', item, at: 'first' }
        : { kind: 'edit', ids: [id], edit: (row) => ({ ...row, key, value }) };
    const write = () =>
      id === undefined
        ? addPersonalization(api, game, { key, value }, options)
        : savePersonalization(api, game, id, { key, value }, options);
    const earlier = turns.current.get(item.id);
    count.current += 1;
    const saved = run(
      count.current,
      () =>
        list.change<unknown>(change, async () => {
          await earlier;
          return await write();
        }),
      (error) => {
        const [reason] = refusalsOf(error);
        refused = { ...draft, returned: true, ...(reason ? { refused: reason.message } : {}) };
        return reason !== undefined;
      },
    );
    turns.current.set(item.id, saved);
    await saved;
    return refused;
  };

  const removeStored = useRemoval<Personalization>({
    change: list.change,
    write: async ({ id }) => {
      await removePersonalization(api, game, id, { handles: [404] });
      return undefined;
    },
    message: ({ key }) => t('Deleted {key}', { key: written(key) }),
  });

  const remove = async (row: Personalization): Promise<void> => {
    const found = await stored(identityOf(row));
    if (found) await removeStored(found);
  };

  return { list, rows, ...used, tasksComing, renaming, save, remove, identityOf };
}
