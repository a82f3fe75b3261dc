import { PAGE_SIZE_DEFAULT, PAGE_SIZE_INFINITE, PAGE_SIZE_STREAM, PAGE_SIZES } from '@waymark/contract';

/** One page of a list, whichever way the provider described it ([G48]). */
export interface Page<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly pages: number;
  /** All items of the list; undefined where the provider does not say. */
  readonly count: number | undefined;
}

interface PagingFields {
  readonly pages?: unknown;
  readonly page?: unknown;
  readonly count?: unknown;
}

/**
 * Reads paging from any documented form: `meta.pages`, `meta.page`, `meta.count`, or the same at the top. Pages follow
 * from the count where only that is known.
 */
export function readPage<T>(
  answer: PagingFields & { readonly meta?: PagingFields | undefined },
  items: readonly T[],
  asked: { readonly page: number; readonly perPage: number },
): Page<T> {
  const pick = (name: keyof PagingFields) => whole(answer.meta?.[name]) ?? whole(answer[name]);
  const count = pick('count');
  const pages = pick('pages') ?? (count === undefined ? undefined : Math.ceil(count / asked.perPage));
  return { items, page: Math.max(1, pick('page') ?? asked.page), pages: Math.max(1, pages ?? 1), count };
}

const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.floor(value) : undefined;

/** How a list is divided: so many on a numbered page, or without an end. */
export type PageSize = (typeof PAGE_SIZES)[number] | typeof PAGE_SIZE_INFINITE;

/** The page size that an address names; what is none counts as not chosen ([G18]). */
export const readPageSize = (named: string | null): PageSize =>
  named === PAGE_SIZE_INFINITE ? named : (PAGE_SIZES.find((size) => String(size) === named) ?? PAGE_SIZE_DEFAULT);

/** Parts of the query options of a list without an end: pages of 50, each appended when the end comes near. */
export const endless = <T>(load: (page: number, perPage: number, signal: AbortSignal) => Promise<Page<T>>) => ({
  initialPageParam: 1,
  queryFn: ({ pageParam, signal }: { readonly pageParam: number; readonly signal: AbortSignal }) =>
    load(pageParam, PAGE_SIZE_STREAM, signal),
  getNextPageParam: ({ page, pages }: Page<T>) => (page < pages ? page + 1 : undefined),
});
