/**
 * Who sent a call, as far as limits go. One line at home has a whole /64 of IPv6 addresses, and an IPv4 address may come
 * dressed as IPv6.
 */
export function senderOf(ip: string): string {
  return asVersion4(ip) ?? `${groupsOf(ip).slice(0, 4).join(':')}::/64`;
}

/** The network that a sender is in, as far as limits go: what one customer of a host or provider is commonly given. */
export function networkOf(ip: string): string {
  const plain = asVersion4(ip);
  return plain ? `${plain.split('.').slice(0, 3).join('.')}.0/24` : `${groupsOf(ip).slice(0, 3).join(':')}::/48`;
}

/** An IPv4 address, also one that comes dressed as IPv6; undefined for one of IPv6. */
function asVersion4(ip: string): string | undefined {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  return ip.includes(':') ? undefined : ip;
}

/** The eight groups of an IPv6 address, without zeros in front. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].map((group) => group.replace(/^0+(?=.)/, ''));
}
