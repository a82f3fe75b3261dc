import { domainToUnicode } from 'node:url';

const MOST = 254;
const MOST_BEFORE_AT = 64;
/** Letters of any script, but nothing that ends a header, quotes a name or cannot be seen. */
const SHAPE =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}\p{Cs}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/**
 * An e-mail address in the one form in which it is stored and looked for. Systems differ in how they compose an accent, and
 * browsers in whether they hand over a host in its own letters or in those of the wire (`xn--…`).
 */
export function plainAddress(typed: string): string {
  const address = typed.trim().normalize('NFC');
  const host = address.slice(address.lastIndexOf('@') + 1);
  if (!/(^|\.)xn--/i.test(host)) return address;
  return address.slice(0, address.length - host.length) + (domainToUnicode(host) || host);
}

/** Reads an e-mail address as somebody typed it; undefined when no mail can go there. */
export function readAddress(typed: string): string | undefined {
  const address = plainAddress(typed);
  const before = address.slice(0, address.lastIndexOf('@'));
  if (address.length > MOST || before.length > MOST_BEFORE_AT) return undefined;
  if (before.startsWith('.') || before.endsWith('.') || before.includes('..')) return undefined;
  return SHAPE.test(address) ? address : undefined;
}
