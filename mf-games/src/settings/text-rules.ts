import { ENTRY_CODE_MIN } from '@waymark/contract';
import type { TextSetting } from './editor';

interface TextRule {
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

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** What the text fields take. */
export const TEXT_RULES: Readonly<Record<TextSetting, TextRule>> = {
  name: { max: 255 },
  code: { min: ENTRY_CODE_MIN, max: 64 },
  description: { limit: 100_000 },
  primary_email: {
    max: 320,
    whole: true,
    faultOf: (text) => (EMAIL.test(text.trim()) ? undefined : 'This is not an e-mail address.'),
  },
  webhook: { whole: true },
};

/** The text fields by name. */
export const TEXT_FIELDS = Object.keys(TEXT_RULES) as TextSetting[];

/** Whether a field is one of the text fields. */
export const isTextSetting = (field: string): field is TextSetting => field in TEXT_RULES;

/** Whether a text may be saved: an empty one always may, a started one has to keep the rules of its field. */
export function maySave(field: TextSetting, text: string): boolean {
  const { min = 0, limit = text.length, faultOf } = TEXT_RULES[field];
  return text === '' || (text.length >= min && text.length <= limit && faultOf?.(text) === undefined);
}
