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

/** The label of a finding's field. */
export function useFindingField(t: Translate): (finding: Finding) => string {
  const labelOf = useFieldLabel();
  return ({ field }) => (isTaskField(field) ? labelOf(field) : t(OTHER_LABELS[field] ?? 'Challenges'));
}

/** The field that fixes a finding, if not the one that shows it. */
export const fieldToMend = ({ rule, field }: Finding): string => (rule === 'radius-without-place' ? 'address' : field);
