import { type GameId, paths } from '@waymark/contract';
import type { PromoAddresses } from '@waymark/ui';
import { useHost } from '../host-context';

/**
 * The promotional cards beside a list of a game ([G76]): what the operator sells, and the game's reels.
 * @param game undefined for a game that is being created, which has no reels yet
 */
export function usePromos(game: GameId | undefined): PromoAddresses {
  const { shop, stickerShop } = useHost().brand;
  return {
    ...(stickerShop ? { stickers: stickerShop } : {}),
    ...(shop ? { 'buy-game': shop } : {}),
    ...(game ? { reels: paths.reels(game) } : {}),
  };
}
