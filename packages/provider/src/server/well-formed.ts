/** Characters that PostgreSQL text cannot hold: NUL and lone surrogates. */
const isWellFormed = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text);

/** Whether every text in an external value can be stored. */
export function holdsOnlyText(value: unknown): boolean {
  if (typeof value === 'string') return isWellFormed(value);
  if (Array.isArray(value)) return value.every(holdsOnlyText);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => isWellFormed(key) && holdsOnlyText(part));
}
