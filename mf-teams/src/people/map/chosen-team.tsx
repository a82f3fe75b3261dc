import { type GameId, type GameRole, paths } from '@waymark/contract';
import { Link, lazyScreenPart, useHasScreen, useOffered, useTranslate } from '@waymark/host-kit';
import { Button, ButtonLink, IconButton } from '@waymark/ui';
import { MessageSquare, X } from '@waymark/ui/icons';
import { useId, useState } from 'react';
import { GameTime } from '../../game-time';
import { ChosenCard } from './map-styles';
import type { Wait } from './team-rows';

const PlanBlast = lazyScreenPart(async () => (await import('../blast/plan-blast')).PlanBlast);

interface ChosenTeamProps {
  readonly game: GameId;
  readonly wait: Wait;
  readonly role: GameRole;
  readonly onClose: () => void;
}

/** The chosen team, with links to its stream and a message. */
export function ChosenTeam({ game, wait: { team, minutes }, role, onClose }: ChosenTeamProps) {
  const t = useTranslate();
  const knows = useHasScreen();
  const writes = useOffered('blasts') && role.administrator;
  const heading = useId();
  const [writing, setWriting] = useState(false);
  const stream = paths.teamStream(game, team.id);
  return (
    <ChosenCard aria-labelledby={heading}>
      <div>
        <h3 id={heading} dir="auto">
          {team.name || t('Untitled team')}
        </h3>
        <p>
          {minutes === undefined ? t('No answers yet') : t('Last answer {n} min ago', { n: minutes })}
          {team.place && (
            <>
              {' · '}
              {t('Taken from')} <GameTime game={game} instant={team.place.at} />
            </>
          )}
        </p>
      </div>
      {knows(stream) && (
        <ButtonLink as={Link} to={stream}>
          {t('Stream')}
        </ButtonLink>
      )}
      {writes && (
        <Button icon={MessageSquare} onClick={() => setWriting(true)}>
          {t('Write to it')}
        </Button>
      )}
      <IconButton icon={X} label={t('Close')} onClick={onClose} />
      {writing && <PlanBlast game={game} team={team.id} onClose={() => setWriting(false)} />}
    </ChosenCard>
  );
}
