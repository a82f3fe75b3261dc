import { useTranslate } from '@waymark/host-kit';
import { ConfirmDialog } from '@waymark/ui';

/** What the question is given. */
export interface DeleteQuestionProps {
  /** What the game is called. */
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
