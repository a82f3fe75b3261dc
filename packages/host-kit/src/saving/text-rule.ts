/** The rule of a self-saving text field. */
export interface TextRule {
  /** Minimum length. */
  readonly min?: number;
  /** Maximum length; more can't be typed. */
  readonly max?: number;
  /** Maximum length; more can be typed, with an error. */
  readonly limit?: number;
  /** What is said of an empty text, as a phrase: it is never sent. */
  readonly needed?: string;
  /** Saved only on blur: an incomplete text is never valid. */
  readonly whole?: boolean;
  /** Describes what is wrong with a text, as a phrase. */
  readonly faultOf?: (text: string) => string | undefined;
}

/** Whether a text may be saved: if it follows the rule; an empty one unless it is needed. */
export function maySaveText({ min = 0, limit, needed, faultOf }: TextRule, text: string): boolean {
  if (needed !== undefined && text.trim() === '') return false;
  return text === '' || (text.length >= min && text.length <= (limit ?? text.length) && faultOf?.(text) === undefined);
}
