import { retryDelay, shouldRetry } from '@waymark/client';
import { QueryCache, QueryClient } from '@waymark/host-kit/query';
import type { ErrorDesk } from '../errors/error-desk';
import type { ToldReads } from '../errors/told-reads';

const FRESH_FOR = 30_000;
/** Without a line calls fail in plain words; held back they would leave a screen empty without a word. */
const networkMode = 'always';

/** The reads of a host: tried again as the catalogue says, and reported once for each place they fail at. */
export function createQueries(errors: Pick<ErrorDesk, 'report'>, told: ToldReads): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => told.isNews(query) && errors.report(error),
      onSuccess: (_, query) => told.works(query),
    }),
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, refetchOnWindowFocus: false, staleTime: FRESH_FOR, networkMode },
      mutations: { retry: false, networkMode },
    },
  });
}
