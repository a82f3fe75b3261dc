import { ENTRY_CODE_MIN } from '@waymark/contract';
import type { TextSetting } from './editor';

/** What the text fields take. */
export const TEXT_RULES: Readonly<
  Record<TextSetting, { readonly min?: number; readonly max?: number; readonly limit?: number }>
> = {
  name: { max: 255 },
  code: { min: ENTRY_CODE_MIN, max: 64 },
  description: { limit: 100_000 },
};

/** The text fields by name. */
export const TEXT_FIELDS = Object.keys(TEXT_RULES) as TextSetting[];

/** Whether a field is one of the text fields. */
export const isTextSetting = (field: string): field is TextSetting => field in TEXT_RULES;

/** Whether a text may be saved: an empty one always may, a started one needs its minimum, a long one keeps its limit. */
export function maySave(field: TextSetting, text: string): boolean {
  const { min = 0, limit = text.length } = TEXT_RULES[field];
  return text === '' || (text.length >= min && text.length <= limit);
}
