import type { ChangePlace } from '@waymark/host-kit';
import { Pagination } from '@waymark/ui';
import type { MonitorPlace } from './monitor-address';

/** Props of MonitorPages. */
export interface MonitorPagesProps {
  readonly place: MonitorPlace;
  readonly pages: number;
  /** Undefined if the provider doesn't report it. */
  readonly count: number | undefined;
  readonly change: ChangePlace<MonitorPlace>;
}

/** Pagination of the queue. */
export function MonitorPages({ place, pages, count, change }: MonitorPagesProps) {
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
