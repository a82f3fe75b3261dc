import type { BlastEntry, BlastState } from '@waymark/contract';
import type { BlastWithJob } from './repo';

function stateOf({ blast, job }: BlastWithJob): BlastState {
  if (blast.stopped_at) return 'stopped';
  if (blast.sent_at) return 'sent';
  if (job?.state === 'cancelled') return 'stopped';
  if (job?.state === 'waiting') return job.attempts === 0 && job.place === null ? 'planned' : 'sending';
  if (job?.state === 'running') return 'sending';
  return 'failed';
}

/** A blast as its list shows it. */
export function presentBlast(row: BlastWithJob): BlastEntry {
  const { blast, by, job } = row;
  return {
    id: blast.id,
    method: blast.method,
    subject: blast.subject,
    message: blast.message,
    to: blast.addressed,
    state: stateOf(row),
    delivers: true,
    send_at: (blast.send_at ?? blast.created_at).toISOString(),
    anchor: blast.anchor,
    offset: blast.offset_minutes,
    // Progress of its job, which may be deleted once it is over.
    tried: blast.sent_at ? blast.people : (job?.done ?? blast.recipients),
    reached: blast.recipients,
    people: blast.people,
    by: by ?? '',
    sent_at: blast.sent_at?.toISOString() ?? null,
  };
}
