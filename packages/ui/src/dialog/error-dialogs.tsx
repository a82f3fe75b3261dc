import { RefreshCw } from 'lucide';
import { Button } from '../button/button';
import { useTranslate } from '../root/ui-context';
import { Dialog } from './dialog';
import { DialogNote } from './dialog-styles';

/** Props of ErrorDialog; texts are from the error catalogue. */
export interface ErrorDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  /** The id of the failed call, for support requests. */
  readonly report?: string | undefined;
  readonly onClose: () => void;
}

/** Reports an error that needs no decision. */
export function ErrorDialog({ open, title, message, report, onClose }: ErrorDialogProps) {
  const t = useTranslate();
  const actions = (
    <Button kind="primary" onClick={onClose} data-autofocus="">
      {t('Close')}
    </Button>
  );
  return (
    <Dialog open={open} title={t(title)} actions={actions} onClose={onClose} alert>
      <p>{t(message)}</p>
      {report && <DialogNote>{t('Report {id}', { id: report })}</DialogNote>}
    </Dialog>
  );
}

/** Props of RetryDialog; texts are from the error catalogue. */
export interface RetryDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  /** Explains the HTTP status, if there was a response. */
  readonly line?: string;
  /** The id of the failed call, for support requests. */
  readonly report?: string | undefined;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** The connection or the server failed: offers Retry and Dismiss. */
export function RetryDialog({ open, title, message, line, report, onRetry, onDismiss }: RetryDialogProps) {
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
      {report && <DialogNote>{t('Report {id}', { id: report })}</DialogNote>}
    </Dialog>
  );
}
