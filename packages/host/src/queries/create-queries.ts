import { isApiFailure, retryDelay, shouldRetry } from '@waymark/client';
import { QueryCache, QueryClient } from '@waymark/host-kit/query';
import type { ErrorReporter } from '../errors/error-reporter';
import type { ReportedQueries } from '../errors/reported-queries';

const FRESH_FOR = 30_000;
/** Offline calls fail with a message; paused ones would leave an empty screen without one. */
const networkMode = 'always';

/**
 * Queries of a host: retried according to the catalogue, and reported once per place of failure. A full-screen page
 * continues with its data, because nobody is there to close a dialog; only the end of the session ends it. A reload
 * that is refused is left to its screen: the dialog is about something that somebody did.
 */
export function createQueries(
  errors: Pick<ErrorReporter, 'report'>,
  reported: ReportedQueries,
  isFullscreen: () => boolean | undefined,
): QueryClient {
  /** A failure stays fresh as long as data does, so the next reader on this screen does not retry. */
  const mayAsk = (query: { readonly state: { readonly errorUpdatedAt: number } }): boolean =>
    !reported.fails(query) || Date.now() - query.state.errorUpdatedAt > FRESH_FOR;
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const ends = query.state.data === undefined || !isApiFailure(error) || error.status === 401;
        if (reported.isNews(query) && (ends || (error.status !== 403 && !isFullscreen())))
          errors.report(error, { read: true });
      },
      onSuccess: (_, query) => reported.works(query),
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
