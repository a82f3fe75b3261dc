import { isOfGame } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import type { Query, QueryClient, QueryFilters } from '../query';

/** The queries of a game. */
export const queriesOf = (game: GameId): QueryFilters & { readonly predicate: (query: Query) => boolean } => ({
  predicate: ({ queryKey }) => isOfGame(queryKey, game),
});

/**
 * Drops what is cached of a deleted game, so that screens opened with Back say that it is gone. Queries on screen are
 * dropped when that screen closes, because it would load them again at once.
 */
export function forgetGame(client: QueryClient, game: GameId): void {
  const cache = client.getQueryCache();
  const ofGame = queriesOf(game);
  client.removeQueries({ ...ofGame, type: 'inactive' });
  const isForgotten = () => cache.findAll(ofGame).length === 0;
  if (isForgotten()) return;
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || !ofGame.predicate(query) || query.isActive()) return;
    cache.remove(query);
    if (isForgotten()) stop();
  });
}
