import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { useTranslate } from '../root/ui-context';
import { Dialog } from './dialog';
import { DialogNote } from './dialog-styles';

/** What a question is given. All texts are the caller's, translated. */
export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** Names the thing, for instance "Dockside Evening · no teams in it". */
  readonly note?: ReactNode;
  /** What happens, as a verb: "Yes, delete". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** For what can be taken back. */
  readonly harmless?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be taken back. The way out is focused. */
export function ConfirmDialog({
  open,
  title,
  text,
  note,
  confirmLabel,
  cancelLabel,
  harmless = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useTranslate();
  const actions = (
    <>
      <Button onClick={onCancel} {...(harmless ? {} : { 'data-autofocus': '' })}>
        {cancelLabel ?? t('Cancel')}
      </Button>
      <Button
        kind={harmless ? 'primary' : 'danger'}
        busy={busy}
        onClick={onConfirm}
        {...(harmless ? { 'data-autofocus': '' } : {})}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={title} actions={actions} onClose={onCancel} alert>
      <p>{text}</p>
      {note && <DialogNote>{note}</DialogNote>}
    </Dialog>
  );
}
