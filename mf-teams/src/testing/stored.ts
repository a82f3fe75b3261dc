import type { Host } from '@waymark/contract';
import type { QueryClient, QueryKey } from '@waymark/host-kit/query';

/** Stores data that no screen shows; returns a function that tells, for each key, whether it will be loaded again. */
export function storeUnder(host: Host, ...queryKeys: readonly QueryKey[]) {
  const client = host.queries.client as QueryClient;
  for (const key of queryKeys) client.setQueryData(key, []);
  return () => queryKeys.map((key) => client.getQueryState(key)?.isInvalidated);
}
