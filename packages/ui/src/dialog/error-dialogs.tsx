import { RefreshCw } from 'lucide';
import { Button } from '../button/button';
import { useTranslate } from '../root/ui-context';
import { Dialog } from './dialog';
import { DialogNote } from './dialog-styles';

/** What an error dialog is given, from the error catalogue. */
export interface ErrorDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  readonly onClose: () => void;
}

/** Says that something is refused; there is nothing to decide. */
export function ErrorDialog({ open, title, message, onClose }: ErrorDialogProps) {
  const t = useTranslate();
  const actions = (
    <Button kind="primary" onClick={onClose} data-autofocus="">
      {t('Close')}
    </Button>
  );
  return (
    <Dialog open={open} title={t(title)} actions={actions} onClose={onClose} alert>
      <p>{t(message)}</p>
    </Dialog>
  );
}

/** What the Retry dialog is given, from the error catalogue. */
export interface RetryDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  /** What the status means, where there is one. */
  readonly line?: string;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** The connection or the server failed: Retry, or Dismiss and stay. */
export function RetryDialog({ open, title, message, line, onRetry, onDismiss }: RetryDialogProps) {
  const t = useTranslate();
  const actions = (
    <>
      <Button onClick={onDismiss}>{t('Dismiss')}</Button>
      <Button kind="primary" icon={RefreshCw} onClick={onRetry} data-autofocus="">
        {t('Retry')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={t(title)} actions={actions} onClose={onDismiss} alert>
      <p>{t(message)}</p>
      {line && <DialogNote>{t(line)}</DialogNote>}
    </Dialog>
  );
}
