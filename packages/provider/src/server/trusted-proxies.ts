/** Proxies whose `X-Forwarded-For` counts: how many are in front, or their addresses and networks. */
export type TrustedProxies = number | readonly string[];

/** The server's option: what each proxy added counts, what its client had invented does not. */
export const trustIn = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies];
