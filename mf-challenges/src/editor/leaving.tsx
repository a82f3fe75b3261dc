import type { LeaveAttempt } from '@waymark/contract';
import { LeaveQuestion, useEdited, useLeaveGuard } from '@waymark/host-kit';
import type { TaskEditor } from './editor';

interface LeavingProps {
  readonly editor: TaskEditor;
  /** An attempt to close only this challenge. */
  readonly closing: LeaveAttempt | undefined;
}

/** Asks before unsaved edits are lost; apart, because that may change with every keystroke. */
export function Leaving({ editor, closing }: LeavingProps) {
  const dirty = useEdited(editor, editor.isDirty);
  const attempt = useLeaveGuard(dirty);
  return <LeaveQuestion attempt={closing ?? attempt} onLeave={editor.discard} />;
}
