import { Suspense, useEffect } from 'react';
import { lazyScreen } from './lazy-screen';
import type { LeaveDialogProps } from './leave-dialog';

const Dialog = lazyScreen<LeaveDialogProps>(() => import('./leave-dialog').then((file) => file.LeaveDialog));

/** What the question is given. */
export interface LeaveQuestionProps extends LeaveDialogProps {
  /** Whether there is something to lose: from then on the dialog is fetched ahead. */
  readonly near: boolean;
}

/** The question before what was typed is lost; its code comes with the first thing typed. */
export function LeaveQuestion({ near, ...dialog }: LeaveQuestionProps) {
  useEffect(() => {
    if (near) Dialog.preload();
  }, [near]);
  if (!dialog.attempt) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...dialog} />
    </Suspense>
  );
}
