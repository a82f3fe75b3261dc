import { whenIdle } from '@waymark/ui';
import { useEffect } from 'react';
import { lazyScreenPart } from './lazy-screen-part';
import type { LeaveDialogProps } from './leave-dialog';

const Dialog = lazyScreenPart<LeaveDialogProps>(() =>
  import(/* webpackChunkName: "idle" */ './leave-dialog').then((file) => file.LeaveDialog),
);

/**
 * Asks before unsaved input is lost. Its code loads while the page is idle: what is automatically saved is unsaved only
 * once a save has failed, often for want of a connection.
 */
export function LeaveQuestion(props: LeaveDialogProps) {
  useEffect(() => whenIdle(Dialog.preload), []);
  return props.attempt ? <Dialog {...props} /> : null;
}
