/**
 * The sender of a call for rate limits. A home connection has a whole /64 of IPv6 addresses, and IPv4 addresses may be
 * mapped to IPv6.
 */
export function senderOf(ip: string): string {
  return asVersion4(ip) ?? `${groupsOf(ip).slice(0, 4).join(':')}::/64`;
}

/** The sender's network for rate limits: what hosting and internet providers commonly assign to one customer. */
export function networkOf(ip: string): string {
  const plain = asVersion4(ip);
  return plain ? `${plain.split('.').slice(0, 3).join('.')}.0/24` : `${groupsOf(ip).slice(0, 3).join(':')}::/48`;
}

/** The IPv4 address, also from its IPv6 mapping; undefined for IPv6. */
function asVersion4(ip: string): string | undefined {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  return ip.includes(':') ? undefined : ip;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].map((group) => group.replace(/^0+(?=.)/, ''));
}
