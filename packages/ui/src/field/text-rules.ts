/** What a text field takes. */
export interface TextRules {
  /** Characters a text needs at least; an empty one is always fine. */
  readonly min?: number | undefined;
  /** Characters a text may have at most. */
  readonly max?: number | undefined;
  /** Characters a long text may have. Unlike at `max` nothing is cut off: more stay, are called wrong and not saved. */
  readonly limit?: number | undefined;
  /** Keystrokes after which the text no longer matches are not accepted. */
  readonly pattern?: RegExp | undefined;
}

/** The text after an edit: cut at the maximum, or the text before where the pattern does not allow the edit. */
export function acceptText(before: string, edited: string, { max, pattern }: TextRules): string {
  if (pattern && edited !== '' && !pattern.test(edited)) return before;
  // Half of a character at the cut would be none.
  return max === undefined || edited.length <= max ? edited : edited.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** Whether a text is there but shorter than it must be. */
export const isTooShort = (text: string, min: number | undefined): boolean =>
  min !== undefined && text.length > 0 && text.length < min;

/** Whether a text is longer than it may be. */
export const isTooLong = (text: string, limit: number | undefined): boolean =>
  limit !== undefined && text.length > limit;
