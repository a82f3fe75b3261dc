import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { useTranslate } from '../root/ui-context';
import { Dialog } from './dialog';
import { DialogNote } from './dialog-styles';

/** Props of ConfirmDialog. The caller passes all texts translated. */
export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** Names the subject, for instance "Dockside Evening · no teams". */
  readonly note?: ReactNode;
  /** Label of the confirm button, a verb: "Yes, delete". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** The action can be undone. */
  readonly harmless?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation. Focuses Cancel unless the action is harmless. */
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
