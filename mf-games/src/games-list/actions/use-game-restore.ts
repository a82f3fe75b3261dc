import { keyStarts, keys, restoreDeletedGame } from '@waymark/client';
import type { Game, GameRow } from '@waymark/contract';
import { queriesOf, useHost, useRestore, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import type { RefObject } from 'react';

/** A deleted game, as far as it is known. */
type DeletedGame = Pick<GameRow, 'id' | 'name'> & Partial<Pick<GameRow, 'code'>>;

/**
 * Restores a deleted game.
 * @param place next to the list
 */
export function useGameRestore(place: RefObject<HTMLElement | null>) {
  const { api } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  return useRestore<DeletedGame, Game | undefined>({
    write: async ({ id }) => {
      const game = await restoreDeletedGame(api, id, { handles: [404] });
      // One of its screens may be open, and say that it is gone.
      void client.invalidateQueries(queriesOf(id));
      return game;
    },
    message: ({ name: game = '', code }, restored) => {
      const now = restored?.code;
      const moved = code !== undefined && now !== undefined && now !== code;
      return moved
        ? t('Restored “{game}”. Its entry code had been taken; the new one is {code}.', { game, code: now })
        : t('Restored “{game}”', { game });
    },
    tooLate: ({ name: game = '' }) => t('“{game}” can no longer be restored.', { game }),
    list: place,
    rowOf: ({ id }) => `[data-game="${id}"] [data-stop]`,
    reload: () => {
      void client.invalidateQueries({ queryKey: keyStarts.games() });
      void client.invalidateQueries({ queryKey: keys.gamesTrash() });
    },
  });
}
