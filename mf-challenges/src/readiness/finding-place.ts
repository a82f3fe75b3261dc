import type { Finding } from '@waymark/contract/readiness';
import type { Translate } from '@waymark/host-kit';
import { useFieldLabel } from '../editor/field-labels';
import { isTaskField } from '../editor/task-fields';

const OTHER_LABELS: Readonly<Record<string, string>> = {
  realities: 'AR items',
  tz: 'Time zone',
  start_at: 'Start',
  finish_at: 'Finish',
  rewards: 'Rewards',
  tasks: 'Challenges',
};

/** What the field of a finding is called. */
export function useFindingField(t: Translate): (finding: Finding) => string {
  const labelOf = useFieldLabel();
  return ({ field }) => (isTaskField(field) ? labelOf(field) : t(OTHER_LABELS[field] ?? 'Challenges'));
}

/** The field that puts a finding right, where it is another one than that which shows it. */
export const fieldToMend = ({ rule, field }: Finding): string => (rule === 'radius-without-place' ? 'address' : field);
