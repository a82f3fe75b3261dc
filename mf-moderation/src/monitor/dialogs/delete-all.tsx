import { removeAllAnswers } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useActions, useHost, useTranslate } from '@waymark/host-kit';
import { ConfirmDialog, useMounted } from '@waymark/ui';

/** Props of DeleteAll. */
export interface DeleteAllProps {
  readonly game: GameId;
  readonly onEmptied: () => void;
  readonly onClose: () => void;
}

/** Confirms deleting all submissions of a game, which can't be undone. */
export function DeleteAll({ game, onEmptied, onClose }: DeleteAllProps) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const { run, isUnderWay } = useActions<'delete'>();
  const isMounted = useMounted();
  const remove = async (): Promise<void> => {
    const done = await run('delete', () => removeAllAnswers(api, game));
    // Once this is closed, another dialog may be open.
    if (isMounted()) onClose();
    if (!done) return;
    notices.show({ tone: 'info', text: t('Deleted all submissions') });
    onEmptied();
  };
  return (
    <ConfirmDialog
      open
      title={t('Delete All')}
      text={t(
        'All submissions of this game will be deleted, with their photos, videos and points. You cannot undo this.',
      )}
      confirmLabel={t('Yes, delete all')}
      busy={isUnderWay('delete')}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
