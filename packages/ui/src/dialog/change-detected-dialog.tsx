import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { useTranslate } from '../root/ui-context';
import { Dialog } from './dialog';
import { DialogAside } from './dialog-styles';

/** What the dialog is given. */
export interface ChangeDetectedDialogProps {
  readonly open: boolean;
  /** Who changed what and when, where that is known. */
  readonly note?: ReactNode;
  readonly onIgnore: () => void;
  readonly onRefresh: () => void;
}

/** Somebody else edited what is on screen. Exactly two ways on; Escape ignores. */
export function ChangeDetectedDialog({ open, note, onIgnore, onRefresh }: ChangeDetectedDialogProps) {
  const t = useTranslate();
  const actions = (
    <>
      <Button onClick={onIgnore}>{t('Ignore')}</Button>
      <Button kind="primary" onClick={onRefresh} data-autofocus="">
        {t('Refresh')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={t('Change Detected')} actions={actions} onClose={onIgnore} alert>
      <p>
        {t(
          'Another user has edited this page. If you make a change, it may be overwritten. If you refresh, you will see the latest version.',
        )}
      </p>
      {note && <DialogAside>{note}</DialogAside>}
    </Dialog>
  );
}
