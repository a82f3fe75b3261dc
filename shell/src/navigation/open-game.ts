import { type GameId, readGameId } from '@waymark/contract';
import { useMatches } from '@waymark/host-kit/router';

/** The game whose screen is open; undefined on other pages and for a game that is being created. */
export function useOpenGame(): GameId | undefined {
  return readGameId(useMatches().at(-1)?.params.game);
}
