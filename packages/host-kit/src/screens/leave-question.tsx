import { useEffect } from 'react';
import { lazyScreenPart } from './lazy-screen-part';
import type { LeaveDialogProps } from './leave-dialog';

const Dialog = lazyScreenPart<LeaveDialogProps>(() =>
  import(/* webpackChunkName: "questions" */ './leave-dialog').then((file) => file.LeaveDialog),
);

/** Props of the question. */
export interface LeaveQuestionProps extends LeaveDialogProps {
  /** Whether there is something to lose: the dialog is then prefetched. */
  readonly near: boolean;
}

/** Asks before unsaved input is lost; its code loads with the first edit. */
export function LeaveQuestion({ near, ...dialog }: LeaveQuestionProps) {
  useEffect(() => {
    if (near) Dialog.preload();
  }, [near]);
  return dialog.attempt ? <Dialog {...dialog} /> : null;
}
