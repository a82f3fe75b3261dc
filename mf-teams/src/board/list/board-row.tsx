import { paths, type RankedTeam } from '@waymark/contract';
import { Link, useHasScreen, useHost, useTranslate } from '@waymark/host-kit';
import { Avatar, Icon, linkStyles, VisuallyHidden } from '@waymark/ui';
import { Activity, ChevronDown, ChevronUp } from '@waymark/ui/icons';
import { type CSSProperties, memo, useRef } from 'react';
import styled from 'styled-components';
import { standardPhoto } from '../../standard-photo';
import type { Movement } from '../movement';
import { useGlide } from '../use-glide';
import { Done, Line, Move, Place, Points, Team } from './board-styles';

const Stream = styled(Link)`
  ${linkStyles}
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
`;

/** Props of BoardRow. */
export interface BoardRowProps {
  readonly team: RankedTeam;
  readonly game: number;
  readonly movement: Movement | undefined;
  /** Points of the team ahead, and of the one behind. */
  readonly ahead: number | undefined;
  readonly behind: number | undefined;
  /** Challenges of the game; 0 while unknown. */
  readonly tasks: number;
  readonly mine: boolean;
  /** Distance from the top, and height. */
  readonly offset: number;
  readonly height: number;
  /** In the first three places, with points. */
  readonly isTop: boolean;
  readonly index: number;
  readonly count: number;
  readonly number: Intl.NumberFormat;
  /** Formats the latest change. */
  readonly signed: Intl.NumberFormat;
}

interface FillProperties extends CSSProperties {
  readonly '--filled': string;
}

/** One team on the board. Few elements, because boards scroll while fifty scores change a second. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { team, game, movement, ahead, behind, tasks, mine, offset, height, isTop, index, count, number, signed } =
    props;
  const { api } = useHost();
  const knows = useHasScreen();
  const t = useTranslate();
  const { id, name = '', place = 0, points = 0, completed = 0 } = team;
  const photo = standardPhoto(team.assets);
  const line = useRef<HTMLLIElement>(null);
  useGlide(line, offset, movement?.at);
  const stream = paths.teamStream(game, id);
  const lead = points - (ahead ?? behind ?? points);
  const distance =
    lead > 0
      ? t(lead === 1 ? '{n} point ahead' : '{n} points ahead', { n: lead })
      : lead < 0
        ? t('{n} behind', { n: -lead })
        : '';
  return (
    <Line
      ref={line}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-mine={mine || undefined}
      style={{ transform: `translateY(${offset}px)`, blockSize: height }}
    >
      <Place data-medal={isTop ? place : undefined}>{place}</Place>
      <Moved movement={movement} />
      <Team data-top={isTop || undefined}>
        <Avatar name={name} {...(photo ? { src: api.resolve(photo) } : {})} size={isTop ? 40 : 32} decorative />
        {isTop && distance ? (
          <span>
            <b dir="auto">{name}</b>
            <small>{distance}</small>
          </span>
        ) : (
          <b dir="auto">{name}</b>
        )}
      </Team>
      <Done>
        {tasks > 0 && <i aria-hidden style={filled(completed / tasks)} />}
        {tasks > 0 ? t('{n} of {count}', { n: completed, count: tasks }) : completed}
      </Done>
      <Points data-top={isTop || undefined}>
        <b>
          {number.format(points)}
          <VisuallyHidden> {t('Points')}</VisuallyHidden>
        </b>
        {movement?.points ? (
          <small dir="ltr" data-lost={movement.points < 0 || undefined}>
            {signed.format(movement.points)}
          </small>
        ) : null}
      </Points>
      {knows(stream) && (
        <Stream to={stream} aria-label={t('Stream of {name}', { name })}>
          <Icon of={Activity} />
        </Stream>
      )}
    </Line>
  );
});

const filled = (share: number): FillProperties => ({ '--filled': `${Math.min(100, share * 100)}%` });

function Moved({ movement }: Pick<BoardRowProps, 'movement'>) {
  const t = useTranslate();
  if (!movement?.places) {
    return <Move aria-hidden>–</Move>;
  }
  const up = movement.places > 0;
  const n = Math.abs(movement.places);
  return (
    <Move data-way={up ? 'up' : 'down'}>
      <Icon of={up ? ChevronUp : ChevronDown} size={14} />
      <span aria-hidden>{n}</span>
      <VisuallyHidden>{up ? t('{n} up', { n }) : t('{n} down', { n })}</VisuallyHidden>
    </Move>
  );
}
