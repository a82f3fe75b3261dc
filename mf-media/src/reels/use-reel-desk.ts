import { type ReelDesk, reelDeskQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useOffered } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';

/** What reels can be made of, and how far they are. */
export function useReelDesk(
  game: GameId,
  isAsked: boolean,
): {
  /** Undefined where the platform does not tell. */
  readonly desk: ReelDesk | undefined;
  readonly isComing: boolean;
} {
  const { api } = useHost();
  const enabled = useOffered('reel-desk') && isAsked;
  const { data, isLoading } = useQuery({ ...reelDeskQuery(api, game), enabled });
  return { desk: data, isComing: isLoading };
}
