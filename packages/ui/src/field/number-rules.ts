/** Clamps a number to a range. */
export const clampNumber = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The digits of a text without leading zeros; undefined if it contains anything else, including a minus sign. */
export function digitsOf(text: string): string | undefined {
  if (!/^\d*$/.test(text)) return undefined;
  return text.replace(/^0+(?=\d)/, '');
}
