import { removeGame } from '@waymark/client';
import type { GameRow } from '@waymark/contract';
import { type OptimisticList, useHost, useOffered, useRemoval, useTranslate } from '@waymark/host-kit';
import { useRef } from 'react';
import { DeleteDialog } from './delete-dialog';
import { GameTrash } from './game-trash';
import { expectTrash } from './trash-watch';
import { useGameRestore } from './use-game-restore';

const DELETED = 'Your game has been deleted.';

interface DeletingProps {
  readonly now: number;
  readonly list: OptimisticList<GameRow>;
  /** The game to delete; undefined while closed. */
  readonly row: GameRow | undefined;
  readonly onAnswered: () => void;
}

/** Confirms the deletion of a game, and lists recently deleted ones. Loads after the list. */
export function Deleting({ now, list, row, onAnswered }: DeletingProps) {
  const { api } = useHost();
  const t = useTranslate();
  const hasTrash = useOffered('game-trash');
  const place = useRef<HTMLDivElement>(null);
  const restore = useGameRestore(place);
  const remove = useRemoval<GameRow>({
    change: list.change,
    write: async ({ id }) => {
      const until = await removeGame(api, id, { handles: [404] });
      if (!hasTrash || !until) return undefined;
      expectTrash(until);
      return until;
    },
    message: () => t(DELETED),
    restore,
  });
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {hasTrash && <GameTrash now={now} restore={restore} />}
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
