import type { SelectOption } from '../select/select-face';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The options whose label or note contains every word of the term, ignoring case and accents. Options that start with
 * the term sort first; otherwise the order is kept.
 */
export function matching<O extends SelectOption>(options: readonly O[], term: string): readonly O[] {
  const wanted = plain(term.trim());
  if (wanted === '') return options;
  const words = wanted.split(/\s+/);
  const found = options.filter(({ label, note = '' }) => {
    const text = plain(`${label} ${note}`);
    return words.every((word) => text.includes(word));
  });
  const begins = ({ label }: O): boolean => plain(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
