import type { Host } from '@waymark/contract';
import type { QueryClient, QueryKey } from '@waymark/host-kit/query';

/** Stores data of other screens; returns a function that tells, for each key, whether it was or will be loaded again. */
export function storeUnder(host: Host, ...queryKeys: readonly QueryKey[]) {
  const client = host.queries.client as QueryClient;
  const stored = queryKeys.map((key) => client.setQueryData(key, []));
  return () =>
    queryKeys.map((key, at) => client.getQueryState(key)?.isInvalidated || client.getQueryData(key) !== stored[at]);
}
