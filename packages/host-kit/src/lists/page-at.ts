import type { LiveMeta, Page } from '@waymark/client';
import type { QueryClient, QueryKey } from '../query';
import type { ListPlace } from './list-address';

/** Which page of a list is shown, or how far an endless one has grown. */
export type PageAt = Pick<ListPlace, 'page' | 'perPage' | 'endless'>;

/** Identifies a view of a list, the same while an endless one grows. */
export const viewOf = (place: PageAt): string => JSON.stringify(place.endless ? { ...place, page: 0 } : place);

/** What a request needs: the query library gives all of it. */
export interface Reading {
  readonly signal: AbortSignal;
  readonly client?: QueryClient;
}

/** Query options of any list. */
export interface ListQuery<P> {
  readonly queryKey: QueryKey;
  readonly meta: LiveMeta;
  readonly queryFn: (reading: Reading) => Promise<P>;
}

/** Query options of one page. */
export interface PageQuery<P> extends ListQuery<P> {
  readonly after?: undefined;
}

/** Query options of an endless list. */
export interface EndlessQuery<P> extends ListQuery<P> {
  /**
   * Loads the page after a list, or the first one.
   * @throws {ApiFailure}
   */
  after(list: P | undefined, reading: Reading): Promise<P>;
}

/** Query options of a list, in pages or endless. */
export type PagesQuery<P> = PageQuery<P> | EndlessQuery<P>;

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
