import { saveGame } from '@waymark/client';
import type { Game, GameId, GameWrite } from '@waymark/contract';
import { REFUSED, type RecordWrites, useHost, useRecordWriteDesk } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import type { SettingsField } from './game-changes';

/** The writes of one game. */
export type GameWrites = RecordWrites<Game, GameWrite, SettingsField>;

/** Writes fields of a game; it is read again afterwards, but for files, of which the save tells everything. */
export function useGameWrites(id: GameId): GameWrites {
  const { api } = useHost();
  const client = useQueryClient();
  return useRecordWriteDesk<Game, GameWrite, SettingsField>({
    record: ['game', id],
    lists: ['games'],
    send: (body) => saveGame(api, id, body, { handles: REFUSED }),
    onSaved: (_, filesOnly) => {
      if (!filesOnly) void client.invalidateQueries({ queryKey: ['game', id] });
      void client.invalidateQueries({ queryKey: ['games'] });
    },
  });
}
