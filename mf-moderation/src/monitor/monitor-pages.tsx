import { type ChangePlace, ListPages, type ListPagesProps } from '@waymark/host-kit';
import { Pagination } from '@waymark/ui';
import type { MonitorPlace } from './monitor-address';

/** Props of MonitorPages. */
export interface MonitorPagesProps {
  readonly place: MonitorPlace;
  readonly pages: number;
  /** Undefined if the provider doesn't report it. */
  readonly count: number | undefined;
  readonly change: ChangePlace<MonitorPlace>;
  /** The queue, if it is endless. */
  readonly list: ListPagesProps['list'] | undefined;
}

/** Pagination of the queue. Beside one answer the strip scrolls, so an endless queue has its end there. */
export function MonitorPages({ place, pages, count, change, list }: MonitorPagesProps) {
  if (list) return <ListPages {...{ list, place, change, count }} marked={place.view === 'grid'} />;
  return (
    <Pagination
      page={place.page}
      pages={pages}
      perPage={place.perPage}
      {...(count === undefined ? {} : { count })}
      onPage={(page) => change({ page })}
      onPerPage={(perPage) => change({ perPage })}
    />
  );
}
