/** Lower case without accents, for comparing texts in searches. */
export const searchable = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of a term is in one of the texts. */
export const matches = (term: string, ...texts: readonly (string | undefined)[]): boolean =>
  finder(term)(searchable(texts.join(' ')));

/** Finds a term in texts that are searchable already: for long lists that are searched again with every key. */
export function finder(term: string): (text: string) => boolean {
  const words = searchable(term).trim().split(/\s+/);
  return (text) => words.every((word) => text.includes(word));
}
