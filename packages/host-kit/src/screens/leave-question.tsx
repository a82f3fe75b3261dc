import { useTranslate, whenIdle } from '@waymark/ui';
import { useEffect } from 'react';
import { type BrokenPartProps, lazyScreenPart } from './lazy-screen-part';
import type { LeaveDialogProps } from './leave-dialog';

const Dialog = lazyScreenPart<LeaveDialogProps>(
  () => import(/* webpackChunkName: "questions" */ './leave-dialog').then((file) => file.LeaveDialog),
  null,
  PlainQuestion,
);

/**
 * Asks before unsaved input is lost. Its code loads while the page is idle: what is automatically saved is unsaved only
 * once a save has failed, often for want of a connection.
 */
export function LeaveQuestion(props: LeaveDialogProps) {
  useEffect(() => whenIdle(Dialog.preload), []);
  return props.attempt ? <Dialog {...props} /> : null;
}

/** The browser's own question, so that a screen whose dialog can't be loaded can still be left. */
function PlainQuestion({ attempt, title, onLeave, onRetry }: LeaveDialogProps & BrokenPartProps) {
  const t = useTranslate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; the next attempt tries to load the dialog again
  useEffect(() => {
    if (confirm(title ?? t('Leave without saving?'))) {
      attempt?.proceed();
      onLeave();
    } else attempt?.stay();
    onRetry();
  }, []);
  return null;
}
