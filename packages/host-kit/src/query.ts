/**
 * The one way to the query library: only the parts in use, so that they can be shared as one small module instead of the
 * whole library. Add a name here before using it anywhere.
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
