import { isApiFailure, retryDelay, shouldRetry } from '@waymark/client';
import { QueryCache, QueryClient } from '@waymark/host-kit/query';
import type { ErrorReporter } from '../errors/error-reporter';
import type { ReportedQueries } from '../errors/reported-queries';

const FRESH_FOR = 30_000;
/** Offline calls fail with a message; paused ones would leave an empty screen without one. */
const networkMode = 'always';

/** What queries need to know of their page. */
export interface QueriesPage {
  readonly errors: Pick<ErrorReporter, 'report'>;
  readonly told: ReportedQueries;
  /** Whether the open screen fills the window: people look at it from afar, and nobody is there to close a dialog. */
  readonly isFullscreen: () => boolean;
}

/** Queries of a host: retried according to the catalogue, and reported once per place of failure. */
export function createQueries({ errors, told, isFullscreen }: QueriesPage): QueryClient {
  /** A full screen goes on with what it has; only the end of the session ends it. */
  const goesOn = (error: unknown, { state }: { readonly state: { readonly data: unknown } }): boolean =>
    isFullscreen() && state.data !== undefined && isApiFailure(error) && error.status !== 401;
  /** A failure stays fresh as long as data does, so the next reader on this screen does not retry. */
  const mayAsk = (query: { readonly state: { readonly errorUpdatedAt: number } }): boolean =>
    !told.fails(query) || Date.now() - query.state.errorUpdatedAt > FRESH_FOR;
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (told.isNews(query) && !goesOn(error, query)) errors.report(error);
      },
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
