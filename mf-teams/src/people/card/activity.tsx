import type { GameId, Team } from '@waymark/contract';
import { lazyScreenPart, useNow, useOffered, useTranslate } from '@waymark/host-kit';
import { Icon, LinkButton } from '@waymark/ui';
import { Timer } from '@waymark/ui/icons';
import { useState } from 'react';
import { GameTime } from '../../game-time';
import { answeredOf } from '../stuck';

const PlanBlast = lazyScreenPart(async () => (await import('../blast/plan-blast')).PlanBlast);

interface ActivityProps {
  readonly game: GameId;
  readonly team: Team;
  /** When this screen last received a live answer of the team, in milliseconds. */
  readonly heard: number | undefined;
  /** The game is running. */
  readonly running: boolean;
  /** May write to teams. */
  readonly writes: boolean;
}

/** When a team last answered, and whether it is stuck; empty if the provider doesn't report it. */
export function Activity({ game, team, heard, running, writes }: ActivityProps) {
  const t = useTranslate();
  const offered = useOffered('team-activity');
  const now = useNow();
  if (!offered || team.last_answer_at === undefined) return null;
  const { last, minutes, stuck } = answeredOf(team, heard, now);
  if (last === 0) return <span>{t('No answers yet')}</span>;
  if (running && stuck) {
    return (
      <>
        <b data-stuck="">
          <Icon of={Timer} size={14} /> {t('Stuck for {n} min', { n: minutes })}
        </b>
        {writes && <Hint game={game} team={team} />}
      </>
    );
  }
  return (
    <span>
      {t('Last answer')} <GameTime game={game} instant={new Date(last).toISOString()} unfocusable />
    </span>
  );
}

/** Opens a message for the team. */
function Hint({ game, team }: { readonly game: GameId; readonly team: Team }) {
  const t = useTranslate();
  const offered = useOffered('blasts');
  const [writing, setWriting] = useState(false);
  if (!offered) return null;
  return (
    <>
      <LinkButton onClick={() => setWriting(true)}>{t('Send a hint')}</LinkButton>
      {writing && <PlanBlast game={game} team={team.id} onClose={() => setWriting(false)} />}
    </>
  );
}
