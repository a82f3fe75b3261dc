/**
 * The only import of the query library: just the parts in use, shared as one small module. Add a name here before using
 * it.
 */

import type { LiveMeta } from '@waymark/client';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: LiveMeta;
  }
}

export type { Query, QueryFilters, QueryKey, UseQueryResult } from '@tanstack/react-query';
export {
  hashKey,
  keepPreviousData,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
