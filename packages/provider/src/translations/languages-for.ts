/** `de-AT`, then `de`: where a phrase is looked for. */
export function languagesFor(tag: string): string[] {
  const parts = tag.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}
