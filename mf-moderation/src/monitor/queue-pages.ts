import { type OfferingApi, type Page, queueQuery } from '@waymark/client';
import type { Answer, GameId } from '@waymark/contract';
import { endlessQuery, type PagesQuery } from '@waymark/host-kit';
import { type MonitorPlace, queueFilterAt } from './monitor-address';

/** A page of the queue, with the cursor of the next one. */
interface CursorPage extends Page<Answer> {
  readonly next: number | undefined;
}

/**
 * Query options for a page of the queue, or for all of it as an endless list. The provider's cursor is the last answer,
 * so earlier pages load first.
 */
export function queuePageQuery(api: OfferingApi, game: GameId, place: MonitorPlace): PagesQuery<CursorPage> {
  const { page, perPage, endless } = place;
  const { queryKey, meta, queryFn } = queueQuery(api, game, queueFilterAt(place), perPage);
  const after = async (
    list: CursorPage | undefined,
    { signal }: { readonly signal: AbortSignal },
  ): Promise<CursorPage> => {
    const { answers, next } = await queryFn({ pageParam: list?.next, signal });
    const at = 1 + (list?.page ?? 0);
    return { items: answers, page: at, pages: next === undefined ? at : at + 1, count: undefined, next };
  };
  if (endless) return endlessQuery(page, { queryKey, meta }, after);
  return {
    queryKey,
    meta,
    queryFn: async (reading) => {
      let list = await after(undefined, reading);
      while (list.page < page && list.next !== undefined) list = await after(list, reading);
      return list;
    },
  };
}
