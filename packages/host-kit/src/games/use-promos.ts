import { type GameId, paths } from '@waymark/contract';
import type { PromoAddresses } from '@waymark/ui';
import { useHost } from '../host-context';

/**
 * The promotional cards beside a list of a game ([G76]): what the operator sells, and what the builder itself offers: the
 * game's reels and, without a shop for stickers, its own frame of photos.
 * @param game undefined for a game that is being created, which has no reels yet
 */
export function usePromos(game: GameId | undefined): PromoAddresses {
  const { shop, stickerShop } = useHost().brand;
  const stickers = stickerShop || (game && paths.branding(game));
  return {
    ...(stickers ? { stickers } : {}),
    ...(shop ? { 'buy-game': shop } : {}),
    ...(game ? { reels: paths.reels(game) } : {}),
  };
}
