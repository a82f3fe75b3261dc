import type { Page } from '@waymark/client';
import { changeCached } from '../change-cached';
import type { QueryClient } from '../query';
import { fetchPart } from './fetch-part';
import type { Listed } from './list-change';
import type { EndlessQuery, Reading } from './page-at';

/** Loads an endless list up to a page, and never less of it than is on view, or a reload would move it. */
export async function readUpTo<P extends Page<Listed>>(
  page: number,
  query: EndlessQuery<P>,
  reading: Reading,
): Promise<P> {
  const held = reading.client?.getQueryData<P>(query.queryKey);
  const last = Math.max(page, held?.page ?? 1);
  let list: P | undefined;
  do list = withNextPage(list, await query.after(list, reading));
  while (list.page < Math.min(last, list.pages));
  return list;
}

/** Appends the next page to an endless list in the cache. */
export async function grow<P extends Page<Listed>>(query: EndlessQuery<P>, client: QueryClient): Promise<void> {
  const { queryKey } = query;
  const list = client.getQueryData<P>(queryKey);
  if (!list) return;
  await fetchPart(client, queryKey, async (signal) => {
    const part = await query.after(list, { signal });
    // A reload in the meantime may have brought it along.
    const append = (now: P): P => (now.page === list.page ? withNextPage(now, part) : now);
    changeCached<P>(client, { queryKey, exact: true }, append);
  });
}

/**
 * An endless list with its next page. Items that moved here from an earlier page aren't repeated; a page of nothing else
 * is the last, or a provider that ignores the number would be asked forever.
 */
export function withNextPage<P extends Page<Listed>>(list: P | undefined, part: P): P {
  if (!list) return { ...part, page: 1 };
  const held = new Set(list.items.map(({ id }) => id));
  const fresh = part.items.filter(({ id }) => !held.has(id));
  const page = list.page + 1;
  const pages = part.items.length > 0 && fresh.length === 0 ? page : part.pages;
  return { ...part, items: [...list.items, ...fresh], page, pages };
}
