import { useEdited, useTranslate } from '@waymark/host-kit';
import { SaveMark } from '@waymark/ui';
import type { TaskEditor } from './editor';
import { isTaskField } from './task-fields';
import type { TaskWrites } from './use-task-writes';

interface SavingStateProps {
  readonly editor: TaskEditor;
  readonly writes: TaskWrites;
}

/** The save state of the whole challenge, AR items included: failed takes precedence over saving. */
export function SavingState({ editor, writes }: SavingStateProps) {
  const t = useTranslate();
  const failed = useEdited(
    editor,
    () =>
      writes.unsaved.filter((field) => writes.stateOf(field).phase === 'failed').length +
      editor.arItems.get().reduce((sum, item) => sum + item.failedCount(), 0),
  );
  const saving = useEdited(editor, editor.isSaving);
  const saved = useEdited(
    editor,
    () =>
      [...editor.touched].some((field) => isTaskField(field) && editor.savedAt(field)) ||
      editor.arItems.get().some((item) => item.hasSaved()),
  );
  if (failed > 0) return <SaveMark state="failed" text={t('{n} not saved', { n: failed })} />;
  if (saving) return <SaveMark state="saving" />;
  return <SaveMark state={saved ? 'saved' : 'idle'} />;
}
