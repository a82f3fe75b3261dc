/** Longest name in a greeting. */
const LONGEST = 60;

/** Text that mail programs turn into a link, with or without a scheme; dots of other scripts also work in addresses. */
const LINK = /[:/\\@<>]|(^|\W)www\W|[\p{L}\p{N}-][.。．｡](\p{L}{2,}|\p{N})/iu;

/**
 * The name in a letter's greeting; empty if it is unsuitable. Anybody can register any address with any name, and the
 * letter would carry that name under the brand to somebody who did not ask for it.
 */
export function greetedName(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim();
  return [...plain].length > LONGEST || LINK.test(plain) ? '' : plain;
}
