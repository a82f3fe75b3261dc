import { lazyScreen } from '@waymark/host-kit';
import { type ComponentProps, Suspense, useEffect } from 'react';
import type { LeaveDialog } from './leave-dialog';

const Dialog = lazyScreen<ComponentProps<typeof LeaveDialog>>(() =>
  import('./leave-dialog').then((file) => file.LeaveDialog),
);

interface LeaveQuestionProps extends ComponentProps<typeof LeaveDialog> {
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
