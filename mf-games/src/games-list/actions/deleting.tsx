import { removeGame } from '@waymark/client';
import type { GameRow } from '@waymark/contract';
import { forgetGame, type OptimisticList, useActions, useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useRef } from 'react';
import { DeleteDialog } from './delete-dialog';
import { GameTrash } from './game-trash';
import { useGameRestore } from './use-game-restore';

const DELETED = 'Your game has been deleted.';

interface DeletingProps {
  readonly list: OptimisticList<GameRow>;
  /** The game to delete; undefined while closed. */
  readonly row: GameRow | undefined;
  readonly onAnswered: () => void;
}

/** Confirms the deletion of a game, and lists recently deleted ones. Loads after the list. */
export function Deleting({ list, row, onAnswered }: DeletingProps) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const hasTrash = useOffered('game-trash');
  const place = useRef<HTMLDivElement>(null);
  const restore = useGameRestore(place);
  const { run } = useActions<GameRow['id']>();
  const remove = async (row: GameRow): Promise<void> => {
    const { id } = row;
    const write = async () => Boolean(await removeGame(api, id)) && hasTrash;
    // A game that is already gone gets the dialog of every 404, and the reloaded list lacks it.
    const done = await run(id, () => list.change({ kind: 'remove', ids: [id] }, write));
    if (!done) return;
    forgetGame(client, id);
    const undo = done.answer && { action: { label: t('Undo'), run: () => void restore(row) } };
    notices.show({ tone: 'info', text: t(DELETED), ...undo });
  };
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {hasTrash && <GameTrash restore={restore} />}
      <DeleteDialog
        row={row}
        onDelete={(game) => {
          onAnswered();
          void remove(game);
        }}
        onCancel={onAnswered}
      />
    </div>
  );
}
