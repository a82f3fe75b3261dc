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
  /** A field saved by itself: the list takes no focus and moves nothing. */
  readonly waits: boolean;
}

/** What the provider did not accept, at the top of the editor; each line leads to its field, in whichever tab it stands. */
export function RefusalList({ task, refusals, waits }: RefusalListProps) {
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
      onLead={(field) => asked.set({ task, field })}
    />
  );
}
