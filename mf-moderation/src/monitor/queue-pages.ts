import { type OfferingApi, type Page, type QueueFilter, queueQuery } from '@waymark/client';
import type { Answer, GameId } from '@waymark/contract';

/** Query options for a page of the queue. The provider's cursor is the last answer, so earlier pages load first. */
export const queuePageQuery = (api: OfferingApi, game: GameId, filter: QueueFilter, perPage: number) => {
  const parts = queueQuery(api, game, filter, perPage);
  return {
    queryKey: parts.queryKey,
    meta: parts.meta,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Page<Answer>> => {
      let page = 1;
      let part = await parts.queryFn({ pageParam: undefined, signal });
      while (page < (filter.page ?? 1) && part.next !== undefined) {
        part = await parts.queryFn({ pageParam: part.next, signal });
        page += 1;
      }
      return { items: part.answers, page, pages: part.next === undefined ? page : page + 1, count: undefined };
    },
  };
};
