import { gameToCheckQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';

const NONE: readonly string[] = [];

/** The keys of the game's personalisations, where the provider tells them. */
export function useKeys(game: GameId): readonly string[] {
  return useQuery(gameToCheckQuery(useHost().api, game)).data?.keys ?? NONE;
}
