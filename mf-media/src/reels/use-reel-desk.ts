import { type ReelDesk, reelDeskQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { isRefused, useHost, useOffered } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';

/** The state of all reels of a game. */
export function useReelDesk(game: GameId): {
  /** Undefined without the capability, and for people who only watch. */
  readonly desk: ReelDesk | undefined;
  readonly isComing: boolean;
  /** The provider refuses it: this person doesn't manage the reels. */
  readonly isClosed: boolean;
} {
  const { api } = useHost();
  const enabled = useOffered('reel-desk');
  const query = useQuery({ ...reelDeskQuery(api, game), enabled });
  return { desk: query.data, isComing: query.isLoading, isClosed: isRefused(query) };
}
