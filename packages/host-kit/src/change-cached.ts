import type { QueryClient, QueryFilters } from './query';

/** Changes cached data without marking it as fresh: stale data stays stale. */
export function changeCached<Data>(client: QueryClient, filters: QueryFilters, change: (before: Data) => Data): void {
  for (const query of client.getQueryCache().findAll(filters)) {
    const { data, dataUpdatedAt, isInvalidated } = query.state as typeof query.state & { readonly data?: Data };
    const changed = data && change(data);
    if (changed === data) continue;
    query.setData(changed, { updatedAt: dataUpdatedAt, manual: true });
    if (isInvalidated) query.invalidate();
  }
}

/** Loads again what is being loaded: its response may be older than a write that was just accepted. */
export function restartLoading(client: QueryClient, filters: QueryFilters): void {
  void client.refetchQueries({ ...filters, fetchStatus: 'fetching' });
}
