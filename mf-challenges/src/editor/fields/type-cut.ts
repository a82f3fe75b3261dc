import type { TaskEditor } from '../editor';
import { TASK_EDITING, type TextField } from '../task-fields';

/** Types a pasted text into a field, cut to its maximum as keystrokes are. */
export function typeCut(editor: TaskEditor, field: TextField, text: string): void {
  // Never leave half a surrogate pair.
  editor.type(field, text.slice(0, TASK_EDITING.textRules[field].max).replace(/[\uD800-\uDBFF]$/, ''));
}
