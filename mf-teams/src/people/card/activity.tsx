import type { Team } from '@waymark/contract';
import { useNow, useOffered, useTranslate } from '@waymark/host-kit';
import { Badge, RelativeTime } from '@waymark/ui';
import { answeredOf } from '../stuck';

interface ActivityProps {
  readonly team: Team;
  /** When this screen last heard of an answer of the team, in milliseconds. */
  readonly heard: number | undefined;
  /** The game is being played. */
  readonly running: boolean;
}

/** When a team last answered, and whether it is stuck; nothing with a platform that does not tell. */
export function Activity({ team, heard, running }: ActivityProps) {
  const t = useTranslate();
  const offered = useOffered('team-activity');
  const now = useNow();
  if (!offered || team.last_answer_at === undefined) return null;
  const { last, minutes, stuck } = answeredOf(team, heard, now);
  if (last === 0) return <span>{t('No answers yet')}</span>;
  if (running && stuck) return <Badge tone="warning">{t('Stuck for {n} min', { n: minutes })}</Badge>;
  return (
    <span>
      {t('Last answer')} <RelativeTime instant={new Date(last).toISOString()} unfocusable />
    </span>
  );
}
