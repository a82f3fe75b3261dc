import type { TaskId } from '@waymark/contract';
import type { Finding, ReadinessRule } from '@waymark/contract/readiness';
import { lazyScreenPart, useReadable } from '@waymark/host-kit';
import { clusterFindings } from '../../readiness/clusters';
import { fieldToMend } from '../../readiness/finding-place';
import { useFoundInEdits } from '../../readiness/use-readiness';

const FindingNotes = lazyScreenPart<{ readonly findings: readonly Finding[] }>(
  async () => (await import(/* webpackChunkName: "idle" */ '../../readiness/finding-notes')).FindingNotes,
);

/** Shown by the field itself. */
const SAID_THERE: readonly ReadinessRule[] = ['lock-missing', 'lock-answer', 'split-signs'];
/** Fields without a usable control, and the field where they are fixed. */
const SHOWN_AT: Readonly<Record<string, string>> = {
  unlock_by_task_ids: 'unlock_by_task_id',
  // Without a location no radius can be chosen.
  arrival_location_radius: 'address',
};

interface FieldFindingsProps {
  readonly task: TaskId;
  /** One field, or several that are edited in one control. */
  readonly fields: readonly string[];
  /** The only findings shown here, if a field appears in several places. */
  readonly rules?: readonly ReadinessRule[];
}

/** Findings of the game's check below the field that fixes them, updated while typing. */
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
  // A finding about several fields is shown once, where it is fixed.
  return <FindingNotes findings={clusterFindings(here).flatMap(([first]) => first ?? [])} />;
}

const placesOf = (finding: Finding): string[] => [SHOWN_AT[finding.field] ?? finding.field, fieldToMend(finding)];
