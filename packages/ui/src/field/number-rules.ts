/** The number, moved into its range. */
export const clampNumber = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The digits of an edit, without leading zeros; undefined for an edit with anything else in it, the minus sign included. */
export function digitsOf(text: string): string | undefined {
  if (!/^\d*$/.test(text)) return undefined;
  return text.replace(/^0+(?=\d)/, '');
}
