import type { GameRow } from '@waymark/contract';
import { counted, useTranslate } from '@waymark/host-kit';
import { ConfirmDialog } from '@waymark/ui';

interface DeleteDialogProps {
  /** The game to delete; undefined while closed. */
  readonly row: GameRow | undefined;
  readonly onDelete: (row: GameRow) => void;
  readonly onCancel: () => void;
}

/** Asks before a game is deleted, and names it. */
export function DeleteDialog({ row, onDelete, onCancel }: DeleteDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      open={row !== undefined}
      title={t('Delete Game')}
      text={t('Are you sure you wish to delete this game?')}
      note={row && noteOn(row, t)}
      confirmLabel={t('Yes, delete')}
      onConfirm={() => row && onDelete(row)}
      onCancel={onCancel}
    />
  );
}

/** The name, and what is lost with it if people have played. */
function noteOn({ name, players = 0 }: GameRow, t: ReturnType<typeof useTranslate>): string {
  if (players === 0) return name ?? '';
  return `${name} · ${counted(t, 'player', players)}`;
}
