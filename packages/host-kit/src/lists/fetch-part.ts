import type { QueryClient } from '../query';

/** Loads a further part of a list as a query of its own, so that it is retried and reported like any other. */
export async function fetchPart(
  client: QueryClient,
  listKey: readonly unknown[],
  load: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const partKey = listKey.concat('more');
  await client.fetchQuery({ queryKey: partKey, staleTime: 0, queryFn: ({ signal }) => load(signal).then(() => null) });
}
