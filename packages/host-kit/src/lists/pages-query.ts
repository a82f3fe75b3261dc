import { keys, type Page } from '@waymark/client';
import type { Listed } from './list-change';
import type { EndlessQuery, ListQuery, PageAt, PageQuery, PagesQuery } from './page-at';

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
  first: Pick<ListQuery<P>, 'queryKey' | 'meta'>,
  after: EndlessQuery<P>['after'],
): EndlessQuery<P> {
  const query: EndlessQuery<P> = {
    queryKey: keys.endless(first.queryKey),
    meta: first.meta,
    after,
    // Loaded when wanted, because few lists are endless.
    queryFn: async (reading) =>
      (await import(/* webpackChunkName: "pages" */ './endless')).readUpTo(page, query, reading),
  };
  return query;
}
