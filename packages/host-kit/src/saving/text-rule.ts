/** The rule of a self-saving text field. */
export interface TextRule {
  /** Minimum length. */
  readonly min?: number;
  /** Maximum length; more can't be typed. */
  readonly max?: number;
  /** Maximum length; more can be typed, with an error. */
  readonly limit?: number;
  /** Saved only on blur: an incomplete text is never valid. */
  readonly whole?: boolean;
  /** Describes what is wrong with a text, as a phrase. */
  readonly faultOf?: (text: string) => string | undefined;
}

/** Whether a text may be saved: empty always, otherwise if it follows the rule. */
export function maySaveText({ min = 0, limit, faultOf }: TextRule, text: string): boolean {
  return text === '' || (text.length >= min && text.length <= (limit ?? text.length) && faultOf?.(text) === undefined);
}
