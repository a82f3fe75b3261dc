import { domainToUnicode } from 'node:url';

const MOST = 254;
const MOST_BEFORE_AT = 64;
/** Letters of any script, but nothing that ends a header, quotes a name or is invisible. */
const SHAPE =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}\p{Cs}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/**
 * An e-mail address in the normalised form in which it is stored and looked up. Systems differ in how they compose
 * accents, and browsers in whether they send a host in Unicode or in punycode (`xn--…`).
 */
export function plainAddress(typed: string): string {
  const address = typed.trim().normalize('NFC');
  const host = address.slice(address.lastIndexOf('@') + 1);
  if (!/(^|\.)xn--/i.test(host)) return address;
  return address.slice(0, address.length - host.length) + (domainToUnicode(host) || host);
}

/** Parses a typed e-mail address; undefined if it is not valid. */
export function readAddress(typed: string): string | undefined {
  const address = plainAddress(typed);
  const before = address.slice(0, address.lastIndexOf('@'));
  if (address.length > MOST || before.length > MOST_BEFORE_AT) return undefined;
  if (before.startsWith('.') || before.endsWith('.') || before.includes('..')) return undefined;
  return SHAPE.test(address) ? address : undefined;
}
