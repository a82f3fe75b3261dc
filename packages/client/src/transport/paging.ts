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
