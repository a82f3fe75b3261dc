import { type ReactNode, useState } from 'react';
import { Button } from '../button/button';
import { useTranslate } from '../root/ui-context';
import { Dialog } from './dialog';
import { DialogAside } from './dialog-styles';
import { DifferenceList, type FieldDifference } from './difference-list';

/** Props of ChangeDetectedDialog. */
export interface ChangeDetectedDialogProps {
  readonly open: boolean;
  /** Who changed what and when, if known. */
  readonly note?: ReactNode;
  /** Fields that Refresh would replace, with both values; the user can keep their own for each. */
  readonly differences?: readonly FieldDifference[] | undefined;
  readonly onIgnore: () => void;
  readonly onRefresh: (keep: readonly string[]) => void;
}

/** Someone else edited the data on screen. Offers exactly Ignore and Refresh; Escape ignores. */
export function ChangeDetectedDialog({ open, note, differences = [], onIgnore, onRefresh }: ChangeDetectedDialogProps) {
  const t = useTranslate();
  const [kept, setKept] = useState<readonly string[]>([]);
  const keep = (field: string, mine: boolean) =>
    setKept((before) => [...before.filter((other) => other !== field), ...(mine ? [field] : [])]);
  const actions = (
    <>
      <Button onClick={onIgnore}>{t('Ignore')}</Button>
      <Button kind="primary" onClick={() => onRefresh(kept)} data-autofocus="">
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
      <DifferenceList differences={differences} kept={kept} onKeep={keep} />
    </Dialog>
  );
}
