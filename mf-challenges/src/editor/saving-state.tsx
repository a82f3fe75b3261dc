import { useEdited, useTranslate } from '@waymark/host-kit';
import { SaveMark } from '@waymark/ui';
import type { TaskEditor } from './editor';
import { isTaskField } from './task-fields';
import type { TaskWrites } from './use-task-writes';

interface SavingStateProps {
  readonly editor: TaskEditor;
  readonly writes: TaskWrites;
}

/** The save state of the whole challenge: failed takes precedence over saving. */
export function SavingState({ editor, writes }: SavingStateProps) {
  const t = useTranslate();
  const failed = useEdited(
    editor,
    () => writes.unsaved.filter((field) => writes.stateOf(field).phase === 'failed').length,
  );
  const saving = useEdited(editor, () => writes.unsaved.length > 0);
  const saved = useEdited(editor, () =>
    [...editor.touched].some((field) => isTaskField(field) && editor.savedAt(field)),
  );
  if (failed > 0) return <SaveMark state="failed" text={t('{n} not saved', { n: failed })} />;
  if (saving) return <SaveMark state="saving" />;
  return <SaveMark state={saved ? 'saved' : 'idle'} />;
}
