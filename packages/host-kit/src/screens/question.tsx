import { type ConfirmDialogProps, whenIdle } from '@waymark/ui';
import { useEffect } from 'react';
import { lazyScreenPart } from './lazy-screen-part';

const Dialog = lazyScreenPart<ConfirmDialogProps>(
  async () => (await import(/* webpackChunkName: "idle" */ './question-dialog')).QuestionDialog,
);

/** A ConfirmDialog whose code loads when the page is idle, or when it first opens. */
export function Question(props: ConfirmDialogProps) {
  useEffect(() => whenIdle(Dialog.preload), []);
  return props.open ? <Dialog {...props} /> : null;
}
