/** What a database of texts cannot hold: the sign NUL, and halves of a sign that takes two. */
const isWellFormed = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text);

/** Whether every text in a value that came from outside can be stored. */
export function holdsOnlyText(value: unknown): boolean {
  if (typeof value === 'string') return isWellFormed(value);
  if (Array.isArray(value)) return value.every(holdsOnlyText);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => isWellFormed(key) && holdsOnlyText(part));
}
