/** The rule of an auto-saved text field. */
export interface TextRule {
  /** Minimum length. */
  readonly min?: number;
  /** Maximum length; more can't be typed. */
  readonly max?: number;
  /** Maximum length; more can be typed, with an error. */
  readonly limit?: number;
  /** The message about an empty text, which is never sent. */
  readonly needed?: string;
  /** Saved only on blur: an incomplete text is never valid. */
  readonly whole?: boolean;
  /** Describes what is wrong with a text, as a phrase. */
  readonly faultOf?: (text: string) => string | undefined;
}

/** Whether a text may be saved: it must follow the rule, and be present if required. */
export function maySaveText({ min = 0, limit, needed, faultOf }: TextRule, text: string): boolean {
  if (needed !== undefined && text.trim() === '') return false;
  return text === '' || (text.length >= min && text.length <= (limit ?? text.length) && faultOf?.(text) === undefined);
}
