/** Texts up to this length are shown whole wherever they are compared. */
const SHORT = 120;
/** Maximum length of a text that people can compare. */
const LONGEST = 300;
/** What is shown before the first difference. */
const LEAD = 40;

/**
 * Two plain texts as they are shown for comparison: long ones begin shortly before their first difference, where it can
 * be seen. Counted in code points, so no surrogate pair is split.
 */
export function tellApart(mine: string, theirs: string): { readonly mine: string; readonly theirs: string } {
  const [a, b] = [Array.from(mine), Array.from(theirs)];
  const first = a.findIndex((letter, at) => letter !== b[at]);
  const lead = Math.max(0, (first < 0 ? a.length : first) - LEAD);
  const from = mine === theirs || Math.max(a.length, b.length) <= SHORT ? 0 : lead;
  const shown = (letters: readonly string[]) => (from ? '…' : '') + letters.slice(from, from + LONGEST).join('');
  return { mine: shown(a), theirs: shown(b) };
}
