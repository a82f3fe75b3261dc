import type { LeaveAttempt } from '@waymark/contract';
import { ConfirmDialog, useTranslate } from '@waymark/ui';

/** Props of the question. */
export interface LeaveDialogProps {
  readonly attempt: LeaveAttempt | undefined;
  /** The title, if it isn't about unsaved fields. */
  readonly title?: string;
  readonly text?: string;
  /** Discards what was typed. */
  readonly onLeave: () => void;
}

/** Asks before unsaved input is lost. */
export function LeaveDialog({ attempt, title, text, onLeave }: LeaveDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      open={attempt !== undefined}
      title={title ?? t('Leave without saving?')}
      text={text ?? t("Your changes here aren't saved and will be lost.")}
      confirmLabel={t('Leave')}
      cancelLabel={t('Stay')}
      onConfirm={() => {
        attempt?.proceed();
        onLeave();
      }}
      onCancel={() => attempt?.stay()}
    />
  );
}
