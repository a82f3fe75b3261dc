import type { TeamId, TeamPlace } from '@waymark/contract';
import { counted, useHost, useTranslate } from '@waymark/host-kit';
import { Avatar, Badge, NoMatch, SearchBox } from '@waymark/ui';
import { Clock } from '@waymark/ui/icons';
import { useState } from 'react';
import { standardPhoto } from '../../standard-photo';
import { Row, Side } from './map-styles';

/** A team and its wait. */
export interface Wait {
  readonly team: TeamPlace;
  /** Undefined without an answer. */
  readonly minutes: number | undefined;
  readonly stuck: boolean;
}

/** Maximum rows; the search finds the others. */
const MOST = 100;

interface TeamRowsProps {
  /** Longest wait first. */
  readonly waits: readonly Wait[];
  readonly chosen: TeamId | undefined;
  readonly onChoose: (team: TeamId) => void;
}

/** The map's teams as a list, for keyboards and screen readers. */
export function TeamRows({ waits, chosen, onChoose }: TeamRowsProps) {
  const { api } = useHost();
  const t = useTranslate();
  const pointsOf = (n: number) => counted(t, 'point', n);
  const [term, setTerm] = useState('');
  const wanted = term.trim().toLowerCase();
  const found = waits.filter(({ team }) => (team.name ?? '').toLowerCase().includes(wanted));
  return (
    <Side>
      <div>
        <SearchBox label={t('Find a team')} value={term} onSearch={setTerm} />
      </div>
      <small>{t('Longest wait first')}</small>
      {wanted !== '' && found.length === 0 && <NoMatch title={t('No team matches')} onClear={() => setTerm('')} />}
      <ul aria-label={t('Teams')}>
        {found.slice(0, MOST).map(({ team, minutes, stuck }) => {
          const photo = standardPhoto(team.assets);
          const name = team.name || t('Untitled team');
          return (
            <li key={team.id}>
              <Row type="button" aria-pressed={team.id === chosen} onClick={() => onChoose(team.id)}>
                <Avatar name={name} {...(photo ? { src: api.resolve(photo) } : {})} size={32} decorative />
                <b dir="auto">{name}</b>
                {stuck ? (
                  <Badge tone="warning" icon={Clock}>
                    {t('{n} min', { n: minutes ?? 0 })}
                  </Badge>
                ) : (
                  <span>{minutes === undefined ? '–' : t('{n} min', { n: minutes })}</span>
                )}
                <small>{team.place ? pointsOf(team.points ?? 0) : t('No location yet')}</small>
              </Row>
            </li>
          );
        })}
        {found.length > MOST && <li>{t('and {n} more', { n: found.length - MOST })}</li>}
      </ul>
    </Side>
  );
}
