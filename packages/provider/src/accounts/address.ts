const MOST = 254;
const MOST_BEFORE_AT = 64;
/** Letters of any script, but nothing that ends a header, quotes a name or cannot be seen. */
const SHAPE =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}\p{Cs}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** Reads an e-mail address as somebody typed it; undefined when no mail can go there. */
export function readAddress(typed: string): string | undefined {
  const address = typed.trim().normalize('NFC');
  const before = address.slice(0, address.lastIndexOf('@'));
  if (address.length > MOST || before.length > MOST_BEFORE_AT) return undefined;
  if (before.startsWith('.') || before.endsWith('.') || before.includes('..')) return undefined;
  return SHAPE.test(address) ? address : undefined;
}
