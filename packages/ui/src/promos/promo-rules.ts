/** Products advertised in sidebars. */
export type Promo = 'stickers' | 'buy-game' | 'reels';

/** URL of each card; a card without a URL is not shown. */
export type PromoAddresses = Readonly<Partial<Record<Promo, string>>>;

const PROMOS: readonly Promo[] = ['stickers', 'buy-game', 'reels'];

/** A random card among those with a URL. */
export function choosePromo(addresses: PromoAddresses, random: () => number = Math.random): Promo | undefined {
  const offered = PROMOS.filter((promo) => addresses[promo]);
  return offered[Math.min(Math.floor(random() * offered.length), offered.length - 1)];
}
