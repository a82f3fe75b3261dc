import type { ValidationMessage } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { ValidationSummary } from '@waymark/ui';
import { useAskedFields } from '../challenge/asked-field';
import type { TaskEditor } from './editor';
import { fieldId } from './field-id';
import { useFieldLabel } from './field-labels';
import { isTaskField } from './task-fields';

interface RefusalListProps {
  readonly editor: TaskEditor;
  readonly refusals: readonly ValidationMessage[];
  /** After an automatic save the list takes no focus. */
  readonly waits: boolean;
  /** While somebody is typing, it moves nothing either. */
  readonly isTyping: () => boolean;
}

/** Changes rejected by the provider, at the top of the editor; each line links to its field, in any tab. */
export function RefusalList({ editor, refusals, waits, isTyping }: RefusalListProps) {
  const t = useTranslate();
  const labelOf = useFieldLabel();
  const asked = useAskedFields();
  const task = editor.view.id;
  const known = refusals.flatMap(({ field = '' }) => {
    const label = isTaskField(field) ? labelOf(field) : labelInItems(editor, field);
    return label ? [[field, { label, id: fieldId(task, field) }] as const] : [];
  });
  return (
    <ValidationSummary
      title={t("Some changes weren't saved")}
      errors={refusals}
      fields={Object.fromEntries(known)}
      waits={waits}
      isTyping={isTyping}
      onLead={(field) => asked.set({ task, field })}
    />
  );
}

/** The label of an AR item's field, by its name among all of them. */
function labelInItems({ arItems }: TaskEditor, name: string): string | undefined {
  for (const item of arItems.get()) {
    const label = item.labelOf(name);
    if (label) return label;
  }
  return undefined;
}
