/** Longest name in a greeting. */
const LONGEST = 60;

/**
 * Text that mail programs turn into a link, with or without a scheme; full stops of other scripts also work in
 * addresses.
 */
const LINK = /[:/\\@<>]|(^|\W)www\W|[\p{L}\p{N}-][.。．｡](\p{L}{2,}|\p{N})/iu;

/**
 * The name for a letter's greeting, or empty if it is unsuitable. Anyone can sign up with another person's address and
 * any name, and the letter would send that name there under the brand.
 */
export function greetedName(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim();
  return [...plain].length > LONGEST || LINK.test(plain) ? '' : plain;
}
