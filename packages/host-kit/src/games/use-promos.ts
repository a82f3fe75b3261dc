import { type GameId, paths } from '@waymark/contract';
import type { PromoAddresses } from '@waymark/ui';
import { useHasScreen, useHost } from '../host-context';

/**
 * The promotional cards beside a list of a game ([G76]): what the operator sells, and what the builder itself draws: the
 * game's reels and, without a shop for stickers, its own frame of photos.
 * @param game undefined for a game that is being created, which has no reels yet
 * @param administers whether the person may open its branding
 */
export function usePromos(game: GameId | undefined, administers = true): PromoAddresses {
  const { shop, stickerShop } = useHost().brand;
  const isDrawn = useHasScreen();
  const drawn = (address: string | undefined) => address && isDrawn(address) && address;
  const cards = {
    stickers: stickerShop || (administers && drawn(game && paths.branding(game))),
    'buy-game': shop,
    reels: drawn(game && paths.reels(game)),
  };
  return Object.fromEntries(Object.entries(cards).filter(([, address]) => address));
}
