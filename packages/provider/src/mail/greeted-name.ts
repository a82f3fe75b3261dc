/** Longest name that somebody is greeted by. */
const LONGEST = 60;

/** What mail programs make a link of, with or without its scheme; dots of other scripts count as dots in addresses. */
const LINK = /[:/\\@<>]|(^|\W)www\W|[\p{L}\p{N}-][.。．｡](\p{L}{2,}|\p{N})/iu;

/**
 * The name that a letter greets by; empty for one that is none. Anybody can make an account for any address: what stands in the
 * name comes with the brand's word for it into a letter that its reader did not ask for.
 */
export function greetedName(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim();
  return [...plain].length > LONGEST || LINK.test(plain) ? '' : plain;
}
