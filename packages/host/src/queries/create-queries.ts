import { retryDelay, shouldRetry } from '@waymark/client';
import { QueryCache, QueryClient } from '@waymark/host-kit/query';
import type { ErrorReporter } from '../errors/error-reporter';
import type { ReportedQueries } from '../errors/reported-queries';

const FRESH_FOR = 30_000;
/** Without a line calls fail in plain words; held back they would leave a screen empty without a word. */
const networkMode = 'always';

/** The reads of a host: tried again as the catalogue says, and reported once for each place they fail at. */
export function createQueries(errors: Pick<ErrorReporter, 'report'>, told: ReportedQueries): QueryClient {
  /** A failure stays fresh as long as data does: the next to read the same on this screen does not ask again. */
  const mayAsk = (query: { readonly state: { readonly errorUpdatedAt: number } }): boolean =>
    !told.fails(query) || Date.now() - query.state.errorUpdatedAt > FRESH_FOR;
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => told.isNews(query) && errors.report(error),
      onSuccess: (_, query) => told.works(query),
    }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        retryOnMount: mayAsk,
        refetchOnMount: mayAsk,
        refetchOnWindowFocus: false,
        staleTime: FRESH_FOR,
        networkMode,
      },
      mutations: { retry: false, networkMode },
    },
  });
}
