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

/** Reserves space for the filters: one row, two on phones. */
function FilterRoom() {
  return (
    <Room $queue={useOffered('answer-queue')}>
      <Skeleton>
        <Bone $height={ROW} $width={320} />
      </Skeleton>
    </Room>
  );
}

/** The queue's filters, loaded after the answers. Memoised like the others: stepping doesn't re-render it. */
export const MonitorFilters = memo(
  lazyScreenPart<MonitorFiltersProps>(
    () => import(/* webpackChunkName: "later" */ './monitor-filters').then((file) => file.MonitorFilters),
    <FilterRoom />,
  ),
);

/** Below the answers, so it needs no placeholder. */
const PagesRoom = styled.div`min-block-size: ${ROW}px;`;

/** Pagination of the queue. */
export const MonitorPages = memo(
  lazyScreenPart<MonitorPagesProps>(
    () => import(/* webpackChunkName: "later" */ './monitor-pages').then((file) => file.MonitorPages),
    <PagesRoom />,
  ),
);

/** Actions on the whole queue. */
export const MonitorMenu = memo(
  lazyScreenPart<MonitorMenuProps>(
    () => import(/* webpackChunkName: "later" */ './monitor-menu').then((file) => file.MonitorMenu),
    <Skeleton>
      <Bone $height={ROW} $width={ROW} />
    </Skeleton>,
  ),
);

/** Points and decisions within thumb's reach, loaded on phones only. */
export const ThumbBar = lazyScreenPart<ThumbBarProps>(() => import('./thumb-bar').then((file) => file.ThumbBar));
