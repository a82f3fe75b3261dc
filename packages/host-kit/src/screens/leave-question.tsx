import { useEffect } from 'react';
import { lazyScreenPart } from './lazy-screen-part';
import type { LeaveDialogProps } from './leave-dialog';

const Dialog = lazyScreenPart<LeaveDialogProps>(() => import('./leave-dialog').then((file) => file.LeaveDialog));

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
  return dialog.attempt ? <Dialog {...dialog} /> : null;
}
