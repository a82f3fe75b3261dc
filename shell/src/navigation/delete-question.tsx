import { useTranslate } from '@waymark/host-kit';
import { ConfirmDialog } from '@waymark/ui';

/** Props of DeleteQuestion. */
export interface DeleteQuestionProps {
  /** The game's name. */
  readonly name: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a game is deleted. */
export function DeleteQuestion({ name, onConfirm, onCancel }: DeleteQuestionProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      open
      title={t('Delete Game')}
      text={t('Are you sure you wish to delete this game?')}
      note={name}
      confirmLabel={t('Yes, delete')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
