import { gameQuery } from '@waymark/client';
import { administers, type GameId } from '@waymark/contract';
import { useHost, useReadable } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';

/** Whether the person may change the challenges of a game; undefined until the game is loaded. */
export function useMayEdit(game: GameId): boolean | undefined {
  const { api, session } = useHost();
  const me = useReadable(session.me);
  const { data, isPending } = useQuery(gameQuery(api, game));
  // An unknown role is judged by the provider.
  return isPending ? undefined : !data?.user || administers(data.user, me);
}
