/** `de-AT`, then `de`: the languages in which a phrase is looked up. */
export function languagesFor(tag: string): string[] {
  const parts = tag.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}
