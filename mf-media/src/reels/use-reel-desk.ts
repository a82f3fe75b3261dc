import { type ReelDesk, reelDeskQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useOffered } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';

/** The state of all reels of a game. */
export function useReelDesk(game: GameId): {
  /** Undefined without the capability. */
  readonly desk: ReelDesk | undefined;
  readonly isComing: boolean;
} {
  const { api } = useHost();
  const enabled = useOffered('reel-desk');
  const { data, isLoading } = useQuery({ ...reelDeskQuery(api, game), enabled });
  return { desk: data, isComing: isLoading };
}
