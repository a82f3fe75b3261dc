import { type ReelDesk, reelDeskQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useOffered } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';

/** What reels can be made of, and how far they are; undefined where the platform does not tell. */
export function useReelDesk(game: GameId, isAsked: boolean): ReelDesk | undefined {
  const { api } = useHost();
  const enabled = useOffered('reel-desk') && isAsked;
  return useQuery({ ...reelDeskQuery(api, game), enabled }).data;
}
