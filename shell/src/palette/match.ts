/** Lower case without accents, for comparing texts in searches. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of a term is in one of the texts. */
export function matches(term: string, ...texts: readonly (string | undefined)[]): boolean {
  const all = plain(texts.join(' '));
  return plain(term)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
