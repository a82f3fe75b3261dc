/** What is advertised beside screens that have a sidebar. */
export type Promo = 'stickers' | 'buy-game' | 'reels';

/** Where each card leads; one without an address is not shown. */
export type PromoAddresses = Readonly<Partial<Record<Promo, string>>>;

const PROMOS: readonly Promo[] = ['stickers', 'buy-game', 'reels'];

/** One of the cards that lead somewhere, at random. */
export function choosePromo(addresses: PromoAddresses, random: () => number = Math.random): Promo | undefined {
  const offered = PROMOS.filter((promo) => addresses[promo]);
  return offered[Math.min(Math.floor(random() * offered.length), offered.length - 1)];
}
