/** Trusted proxies: how many are in front, or their addresses and networks. */
export type TrustedProxies = number | readonly string[];

/** The server's option: entries of proxies are trusted, entries forged by their clients are not. */
export const trustOption = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies];
