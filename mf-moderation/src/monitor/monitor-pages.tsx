import type { ChangePlace } from '@waymark/host-kit';
import { Pagination } from '@waymark/ui';
import type { MonitorPlace } from './monitor-address';

/** Props of MonitorPages. */
export interface MonitorPagesProps {
  readonly place: MonitorPlace;
  readonly pages: number;
  /** Undefined where nobody says. */
  readonly count: number | undefined;
  readonly change: ChangePlace<MonitorPlace>;
}

/** Which page of the queue is on view, how many answers a page has, and the way to the others. */
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
