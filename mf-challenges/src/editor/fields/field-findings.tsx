import type { TaskId } from '@waymark/contract';
import type { Finding, ReadinessRule } from '@waymark/contract/readiness';
import { lazyScreenPart, useReadable } from '@waymark/host-kit';
import { clusterFindings } from '../../readiness/clusters';
import { fieldToMend } from '../../readiness/finding-place';
import { useFoundInEdits } from '../../readiness/use-readiness';

const FindingNotes = lazyScreenPart<{ readonly findings: readonly Finding[] }>(
  async () => (await import('../../readiness/finding-notes')).FindingNotes,
);

/** Said by the field itself. */
const SAID_THERE: readonly ReadinessRule[] = ['lock-missing', 'lock-answer'];
/** Fields that have no control of their own, or one that cannot be used then, and the one they are mended in. */
const SHOWN_AT: Readonly<Record<string, string>> = {
  unlock_by_task_ids: 'unlock_by_task_id',
  // Without a location no radius can be chosen.
  arrival_location_radius: 'address',
};

interface FieldFindingsProps {
  readonly task: TaskId;
  /** One field, or several that are edited in one control. */
  readonly fields: readonly string[];
  /** The only ones that are shown here, where a field has several places. */
  readonly rules?: readonly ReadinessRule[];
}

/** What the check of the game finds in a field, below it and where it is put right, as it is typed. */
export function FieldFindings({ task, fields, rules }: FieldFindingsProps) {
  const found = useReadable(useFoundInEdits())?.findings ?? [];
  const here = found.filter(
    (finding) =>
      finding.task === task &&
      placesOf(finding).some((place) => fields.includes(place)) &&
      !SAID_THERE.includes(finding.rule) &&
      (!rules || rules.includes(finding.rule)),
  );
  if (here.length === 0) return null;
  // What is found in several fields, and put right in one, is said there once.
  return <FindingNotes findings={clusterFindings(here).flatMap(([first]) => first ?? [])} />;
}

const placesOf = (finding: Finding): string[] => [SHOWN_AT[finding.field] ?? finding.field, fieldToMend(finding)];
