import { useHost, useTranslate } from '@waymark/host-kit';
import { Bone, Skeleton, token } from '@waymark/ui';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { TodaysGame } from './today';
import { TodayCard } from './today-card';
import { keepRoomForToday, roomForToday } from './today-place';
import { useRowRights } from './use-row-links';

const Cards = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 12px;
  margin-block-end: 24px;
  @media (max-width: 767px) {
    display: flex;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    margin-inline: -16px;
    padding-inline: 16px;
    padding-block: 2px;
    scroll-padding-inline: 16px;
    scrollbar-width: none;
    margin-block-end: 20px;
    & > * { flex: 0 0 86%; scroll-snap-align: start; }
    & > :only-child { flex-basis: 100%; }
  }
`;

/** As high as the cards last time, by default one row of them. */
const Room = styled.div<{ $height: number | undefined }>`
  block-size: ${({ $height = 307 }) => $height}px;
  margin-block-end: 24px;
  overflow: hidden;
  border-radius: ${token.radiusPanel};
  @media (max-width: 767px) { block-size: ${({ $height = 319 }) => $height}px; margin-block-end: 20px; }
`;

/** Higher than any card row. */
const TALLEST = 2000;

interface TodayCardsProps {
  /** Undefined while loading. */
  readonly games: readonly TodaysGame[] | undefined;
  readonly now: number;
}

/** Today's games as cards. Their space is reserved while they load, so the list below doesn't jump. */
export function TodayCards({ games, now }: TodayCardsProps) {
  const t = useTranslate();
  const account = useHost().session.me.get().id;
  const rightsOf = useRowRights();
  const cards = useRef<HTMLElement>(null);
  const shown = games?.length;
  useLayoutEffect(() => {
    if (shown !== undefined) keepRoomForToday(account, cards.current?.offsetHeight ?? 0);
  }, [account, shown]);
  if (!games) {
    const height = roomForToday(account);
    if (height === 0) return null;
    return (
      <Room $height={height} data-room={height ?? 'usual'}>
        <Skeleton>
          <Bone $height={TALLEST} />
        </Skeleton>
      </Room>
    );
  }
  if (games.length === 0) return null;
  return (
    <Cards ref={cards} aria-label={t('Live and starting today')}>
      {games.map((game) => (
        <TodayCard key={game.row.id} game={game} now={now} rights={rightsOf(game.row)} />
      ))}
    </Cards>
  );
}
