import type { SelectOption } from '../select/select-face';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The options that hold every word of the term, in label or note, whatever case and accents. Those that begin with the
 * term come first; else their order stays.
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
