/** One page of a list, however the provider describes it ([G48]). */
export interface Page<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly pages: number;
  /** Total number of items; undefined if unknown. */
  readonly count: number | undefined;
}

interface PagingFields {
  readonly pages?: unknown;
  readonly page?: unknown;
  readonly count?: unknown;
}

/**
 * Parses paging from any documented form: `meta.pages`, `meta.page`, `meta.count`, or the same at the top. Pages are
 * computed from the count if only that is known.
 */
export function readPage<T>(
  answer: PagingFields & { readonly meta?: PagingFields | undefined },
  items: readonly T[],
  requested: { readonly page: number; readonly perPage: number },
): Page<T> {
  const pick = (name: keyof PagingFields) => whole(answer.meta?.[name]) ?? whole(answer[name]);
  const count = pick('count');
  const pages = pick('pages') ?? (count === undefined ? undefined : Math.ceil(count / requested.perPage));
  return { items, page: Math.max(1, pick('page') ?? requested.page), pages: Math.max(1, pages ?? 1), count };
}

/** Also numbers that arrive as text. */
function whole(value: unknown): number | undefined {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) && read >= 0 ? Math.floor(read) : undefined;
}

/** A provider with pages of ten then serves two thousand items. */
const MOST_PAGES = 200;

/**
 * All items of a list, page after page: a provider may have smaller pages than requested. Ends at a page without new
 * items.
 */
export async function allPages<T extends { readonly id: unknown }>(
  load: (page: number) => Promise<Page<T>>,
): Promise<readonly T[]> {
  const all = new Map<unknown, T>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { items, pages, count = 0 } = await load(page);
    const before = all.size;
    for (const item of items) if (!all.has(item.id)) all.set(item.id, item);
    if (all.size === before || (page >= pages && all.size >= count)) break;
  }
  return [...all.values()];
}
