import { keys, type LiveMeta, type Page } from '@waymark/client';
import type { QueryClient, QueryKey } from '../query';
import type { ListPlace } from './list-address';
import type { Listed } from './list-change';

/** Which page of a list is shown, or how far an endless one has grown. */
export type PageAt = Pick<ListPlace, 'page' | 'perPage' | 'endless'>;

/** What a request needs: the query library gives all of it. */
export interface Reading {
  readonly signal: AbortSignal;
  readonly client?: QueryClient;
}

interface Query<P> {
  readonly queryKey: QueryKey;
  readonly meta: LiveMeta;
  readonly queryFn: (reading: Reading) => Promise<P>;
}

/** Query options of one page. */
export interface PageQuery<P> extends Query<P> {
  readonly after?: undefined;
}

/** Query options of an endless list. */
export interface EndlessQuery<P> extends Query<P> {
  /**
   * Loads the page after a list, or the first one.
   * @throws {ApiFailure}
   */
  after(list: P | undefined, reading: Reading): Promise<P>;
}

/** Query options of a list, in pages or endless. */
export type PagesQuery<P> = PageQuery<P> | EndlessQuery<P>;

/** The query options of a list, in pages or endless. */
export function pagesQuery<P extends Page<Listed>>(
  { page, perPage, endless }: PageAt,
  queryOf: (page: { readonly page: number; readonly perPage: number }) => PageQuery<P>,
): PagesQuery<P> {
  const one = (number: number) => queryOf({ page: number, perPage });
  return endless
    ? endlessQuery(page, one(1), (list, reading) => one(1 + (list?.page ?? 0)).queryFn(reading))
    : one(page);
}

/**
 * The query options of an endless list: all pages up to its own are one page under one key, so changes, live messages and
 * states need not know of it.
 */
export function endlessQuery<P extends Page<Listed>>(
  page: number,
  first: Pick<Query<P>, 'queryKey' | 'meta'>,
  after: EndlessQuery<P>['after'],
): EndlessQuery<P> {
  const query: EndlessQuery<P> = {
    queryKey: keys.endless(first.queryKey),
    meta: first.meta,
    after,
    // Loaded when wanted, because few lists are endless.
    queryFn: async (reading) => (await import('./endless')).readUpTo(page, query, reading),
  };
  return query;
}

/** What a place shows of a list that is held as a whole. */
export function pageOf<T>(items: readonly T[], { page, perPage, endless }: PageAt): Page<T> {
  const shown = items.slice(endless ? 0 : (page - 1) * perPage, page * perPage);
  return { items: shown, page, pages: Math.max(1, Math.ceil(items.length / perPage)), count: items.length };
}

/** The page that an endless list grows to next; undefined at its end, and while it grows. */
export function nextPage(
  list: { readonly page: Page<unknown> | undefined; readonly query: { readonly isPlaceholderData: boolean } },
  place: PageAt,
): number | undefined {
  const { page, query } = list;
  const isGrown = place.endless && page && !query.isPlaceholderData && page.page >= place.page;
  return isGrown && page.page < page.pages ? page.page + 1 : undefined;
}
