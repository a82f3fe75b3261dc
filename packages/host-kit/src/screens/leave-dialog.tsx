import type { LeaveAttempt } from '@waymark/contract';
import { ConfirmDialog, useTranslate } from '@waymark/ui';

/** What the question is given. */
export interface LeaveDialogProps {
  readonly attempt: LeaveAttempt | undefined;
  /** What is asked, where it is not about fields that were not saved. */
  readonly title?: string;
  readonly text?: string;
  /** What was typed is given up. */
  readonly onLeave: () => void;
}

/** Asks before what was typed is lost. */
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
