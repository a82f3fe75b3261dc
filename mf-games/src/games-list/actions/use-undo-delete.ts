import { bringBackGame, isApiFailure } from '@waymark/client';
import type { GameRow } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useCallback, useRef } from 'react';
import { reloadLists } from './list-cache';

/** A deleted game, as far as it is known. */
export type Deleted = Pick<GameRow, 'id' | 'name'> & Partial<Pick<GameRow, 'code'>>;

/** Brings deleted games back, and says how that went. Works after the screen was left as well. */
export function useUndoDelete(): (game: Deleted) => Promise<void> {
  const { api, errors, notices } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const underWay = useRef(new Set<number>()).current;

  const undo = useCallback(
    async ({ id, name, code }: Deleted): Promise<void> => {
      if (underWay.has(id)) return;
      underWay.add(id);
      const game = name ?? '';
      const settle = notices.saving();
      try {
        const restored = await bringBackGame(api, id, { handles: [404] });
        settle('saved');
        const now = restored?.code;
        const moved = code !== undefined && now !== undefined && now !== code;
        const text = moved
          ? t('Restored “{game}”. Its entry code had been taken; the new one is {code}.', { game, code: now })
          : t('Restored “{game}”', { game });
        notices.show({ tone: 'success', text });
      } catch (error) {
        settle('failed');
        if (isApiFailure(error) && error.status === 404) {
          notices.show({ tone: 'warning', text: t('“{game}” can no longer be restored.', { game }) });
        } else {
          errors.report(error);
        }
      } finally {
        underWay.delete(id);
      }
      await reloadLists(client);
    },
    [api, client, errors, notices, t, underWay],
  );
  return undo;
}
