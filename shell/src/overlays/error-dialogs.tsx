import { useReadable } from '@waymark/host-kit';
import { ErrorDialog, RetryDialog } from '@waymark/ui';
import { useServices } from '../services/services-context';

/** The displayed error as a dialog. */
export function ErrorDialogs() {
  const { errors, history } = useServices();
  const shown = useReadable(errors.shown);
  if (!shown) return null;
  if (shown.kind === 'retry') {
    return (
      <RetryDialog
        open
        title={shown.title}
        message={shown.message}
        line={shown.line}
        report={shown.report}
        onRetry={history.reload}
        onDismiss={errors.dismiss}
      />
    );
  }
  return (
    <ErrorDialog
      open
      title={shown.kind === 'raw' ? 'Error' : shown.title}
      message={shown.message}
      report={shown.report}
      onClose={errors.dismiss}
    />
  );
}
