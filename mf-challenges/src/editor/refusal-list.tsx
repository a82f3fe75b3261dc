import type { TaskId, ValidationMessage } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { ValidationSummary } from '@waymark/ui';
import { useAskedFields } from '../challenge/asked-field';
import { fieldId } from './field-id';
import { useFieldLabel } from './field-labels';
import { isTaskField } from './task-fields';

interface RefusalListProps {
  readonly task: TaskId;
  readonly refusals: readonly ValidationMessage[];
  /** After an automatic save the list takes no focus. */
  readonly waits: boolean;
  /** While somebody is typing, it moves nothing either. */
  readonly isTyping: () => boolean;
}

/** Changes rejected by the provider, at the top of the editor; each line links to its field, in any tab. */
export function RefusalList({ task, refusals, waits, isTyping }: RefusalListProps) {
  const t = useTranslate();
  const labelOf = useFieldLabel();
  const asked = useAskedFields();
  const known = refusals.flatMap(({ field = '' }) =>
    isTaskField(field) ? [[field, { label: labelOf(field), id: fieldId(task, field) }] as const] : [],
  );
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
