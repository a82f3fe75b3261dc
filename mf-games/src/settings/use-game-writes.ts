import { gameQuery, keyStarts, keys, saveGame } from '@waymark/client';
import type { Game, GameId, GameWrite } from '@waymark/contract';
import { REFUSED, type RecordWrites, useHost, useRecordMutations, useRetryCheck } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import type { SettingsField } from './game-fields';

/** The writes of one game. */
export type GameWrites = RecordWrites<Game, GameWrite, SettingsField>;

/** Writes fields of a game and reloads it, except for files, which the save returns. */
export function useGameWrites(id: GameId): GameWrites {
  const { api } = useHost();
  const client = useQueryClient();
  const again = useRetryCheck((signal) => gameQuery(api, id).queryFn({ signal }), 'ss.game.update', { game: { id } });
  return useRecordMutations<Game, GameWrite, SettingsField>({
    record: keys.game(id),
    lists: keyStarts.games(),
    send: (body) => saveGame(api, id, body, { handles: REFUSED }),
    onSaved: (_, filesOnly) => {
      if (!filesOnly) void client.invalidateQueries({ queryKey: keys.game(id) });
      void client.invalidateQueries({ queryKey: keyStarts.games() });
    },
    again,
  });
}
