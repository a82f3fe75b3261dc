import { lazyScreenPart, useOffered } from '@waymark/host-kit';
import { Bone, Filters, Skeleton } from '@waymark/ui';
import { memo } from 'react';
import styled from 'styled-components';
import type { MonitorFiltersProps } from './monitor-filters';
import type { MonitorMenuProps } from './monitor-menu';
import type { MonitorPagesProps } from './monitor-pages';
import type { ThumbBarProps } from './thumb-bar';

/** Height of a row of compact controls. */
const ROW = 32;

const Room = styled(Filters)<{ $queue: boolean }>`
  align-items: start;
  min-block-size: ${ROW}px;
  @media (max-width: 767px) { min-block-size: ${({ $queue }) => ($queue ? 88 : 72)}px; }
`;

/** The room that the filters will take: one row, on phones two of them or one and a link. */
function FilterRoom() {
  return (
    <Room $queue={useOffered('answer-queue')}>
      <Skeleton>
        <Bone $height={ROW} $width={320} />
      </Skeleton>
    </Room>
  );
}

/** What narrows the queue; the answers come first. Like the others, it is not drawn anew for another answer in front. */
export const MonitorFilters = memo(
  lazyScreenPart<MonitorFiltersProps>(
    () => import('./monitor-filters').then((file) => file.MonitorFilters),
    <FilterRoom />,
  ),
);

/** The answers above it push it down: nothing shows in it until it is there. */
const PagesRoom = styled.div`min-block-size: ${ROW}px;`;

/** The way to other pages of the queue. */
export const MonitorPages = memo(
  lazyScreenPart<MonitorPagesProps>(() => import('./monitor-pages').then((file) => file.MonitorPages), <PagesRoom />),
);

/** What is done to the whole queue. */
export const MonitorMenu = memo(
  lazyScreenPart<MonitorMenuProps>(
    () => import('./monitor-menu').then((file) => file.MonitorMenu),
    <Skeleton>
      <Bone $height={ROW} $width={ROW} />
    </Skeleton>,
  ),
);

/** Points and decisions at the thumb: phones alone fetch it. */
export const ThumbBar = lazyScreenPart<ThumbBarProps>(() => import('./thumb-bar').then((file) => file.ThumbBar));
