/** What a text field that saves by itself takes. */
export interface TextRule {
  /** Characters a text needs at least. */
  readonly min?: number;
  /** Characters a text may have at most; more cannot be typed. */
  readonly max?: number;
  /** Characters a text may have at most; more can be typed, and is said. */
  readonly limit?: number;
  /** Saved on leaving the field only: half of it is never worth a try. */
  readonly whole?: boolean;
  /** Says in a phrase what is wrong with a text. */
  readonly faultOf?: (text: string) => string | undefined;
}

/** Whether a text may be saved: an empty one always may, a started one has to keep the rules of its field. */
export function maySaveText({ min = 0, limit, faultOf }: TextRule, text: string): boolean {
  return text === '' || (text.length >= min && text.length <= (limit ?? text.length) && faultOf?.(text) === undefined);
}
