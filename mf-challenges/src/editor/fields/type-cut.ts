import { acceptText } from '@waymark/ui';
import type { TaskEditor } from '../editor';
import { TASK_EDITING, type TextField } from '../task-fields';

/** Types a pasted text into a field, cut to its maximum as keystrokes are. */
export const typeCut = (editor: TaskEditor, field: TextField, text: string): void =>
  editor.type(field, acceptText('', text, TASK_EDITING.textRules[field]));
