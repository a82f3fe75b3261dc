import type { RankedTeam } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { Avatar, Icon } from '@waymark/ui';
import { ChevronDown, ChevronUp } from '@waymark/ui/icons';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { standardPhoto } from '../../standard-photo';
import { offsetOf } from '../list/row-places';
import type { Movement } from '../movement';
import { useGlide } from '../use-glide';
import { Line, Way } from './projector-styles';

/** Rows of the first place are this much higher. */
const FIRST = 1.35;
/** A picture's share of the row; less on upright screens, for the names. */
const PICTURE = { height: 0.62, width: 0.1 };

interface ProjectorLineProps {
  readonly team: RankedTeam;
  /** Not revealed yet. */
  readonly secret: boolean;
  /** In the first place, which this many rows share. */
  readonly first: boolean;
  readonly firsts: number;
  readonly index: number;
  readonly count: number;
  readonly movement: Movement | undefined;
  readonly number: Intl.NumberFormat;
}

/** One row of the projector. */
export function ProjectorLine({ team, secret, first, firsts, index, count, movement, number }: ProjectorLineProps) {
  const t = useTranslate();
  const { api } = useHost();
  const line = useRef<HTMLLIElement>(null);
  const room = useRoomOf(line);
  const row = room.height / (Math.max(count, 6) + firsts * (FIRST - 1));
  const offset = offsetOf(index, firsts, { top: row * FIRST, row });
  useGlide(line, offset, undefined);
  const { name = '', place = 0, points = 0 } = team;
  const photo = standardPhoto(team.assets);
  const height = first ? row * FIRST : row;
  const up = (movement?.places ?? 0) > 0;
  return (
    <Line
      ref={line}
      data-first={(first && !secret) || undefined}
      data-hidden={secret || undefined}
      style={{ transform: `translateY(${offset}px)`, blockSize: height }}
    >
      <span>{place}</span>
      {secret ? (
        <span />
      ) : (
        <Avatar
          name={name}
          {...(photo ? { src: api.resolve(photo) } : {})}
          size={Math.round(Math.min(height * PICTURE.height, room.width * PICTURE.width))}
          decorative
        />
      )}
      <b dir="auto">{secret ? t('To be revealed') : name}</b>
      {movement?.places && !secret ? (
        <Way data-way={up ? 'up' : 'down'}>
          <Icon of={up ? ChevronUp : ChevronDown} />
          {Math.abs(movement.places)}
        </Way>
      ) : (
        <span />
      )}
      <strong>{secret ? '' : number.format(points)}</strong>
    </Line>
  );
}

/** Size of the list around a row. */
function useRoomOf(line: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const list = line.current?.parentElement;
    if (!list) return;
    const measure = () => setRoom({ width: list.clientWidth, height: list.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [line]);
  return room;
}
