import type { LeaveAttempt } from '@waymark/contract';
import { ConfirmDialog, useTranslate } from '@waymark/ui';

/** What the question is given. */
export interface LeaveDialogProps {
  readonly attempt: LeaveAttempt | undefined;
  readonly title: string;
  readonly text: string;
  /** What was typed is given up. */
  readonly onLeave: () => void;
}

/** Asks before what was typed is lost. */
export function LeaveDialog({ attempt, title, text, onLeave }: LeaveDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      open={attempt !== undefined}
      title={title}
      text={text}
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
