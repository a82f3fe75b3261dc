import type { TaskId } from '@waymark/contract';
import type { Finding, ReadinessRule } from '@waymark/contract/readiness';
import { lazyScreenPart, useReadable } from '@waymark/host-kit';
import { useFoundInEdits } from '../../readiness/use-readiness';

const FindingNotes = lazyScreenPart<{ readonly findings: readonly Finding[] }>(
  async () => (await import('../../readiness/finding-notes')).FindingNotes,
);

/** Said by the field itself. */
const SAID_THERE: readonly ReadinessRule[] = ['lock-missing', 'lock-answer'];
/** Fields that have no control of their own, and the one they are edited in. */
const SHOWN_AT: Readonly<Record<string, string>> = { unlock_by_task_ids: 'unlock_by_task_id' };

interface FieldFindingsProps {
  readonly task: TaskId;
  /** One field, or several that are edited in one control. */
  readonly fields: readonly string[];
}

/** What the check of the game finds in a field, below it, as it is typed. */
export function FieldFindings({ task, fields }: FieldFindingsProps) {
  const found = useReadable(useFoundInEdits())?.findings ?? [];
  const findings = found.filter(
    ({ task: of, field, rule }) =>
      of === task && fields.includes(SHOWN_AT[field] ?? field) && !SAID_THERE.includes(rule),
  );
  if (findings.length === 0) return null;
  return <FindingNotes findings={findings} />;
}
