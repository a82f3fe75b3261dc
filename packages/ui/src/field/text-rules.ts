/** What a text field accepts. */
export interface TextRules {
  /** Minimum length; an empty text is always valid. */
  readonly min?: number | undefined;
  /** Maximum length; longer input is truncated. */
  readonly max?: number | undefined;
  /** Maximum length of a long text. Unlike `max` nothing is truncated: longer text is kept, marked as invalid and not saved. */
  readonly limit?: number | undefined;
  /** Keystrokes that break the pattern are ignored. */
  readonly pattern?: RegExp | undefined;
}

/** The text after an edit: truncated to the maximum, or unchanged if the edit breaks the pattern. */
export function acceptText(before: string, edited: string, { max, pattern }: TextRules): string {
  if (pattern && edited !== '' && !pattern.test(edited)) return before;
  // Never leave half a surrogate pair.
  return max === undefined || edited.length <= max ? edited : edited.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** Whether a non-empty text is shorter than the minimum. */
export const isTooShort = (text: string, min: number | undefined): boolean =>
  min !== undefined && text.length > 0 && text.length < min;

/** Whether a text is longer than the limit. */
export const isTooLong = (text: string, limit: number | undefined): boolean =>
  limit !== undefined && text.length > limit;
