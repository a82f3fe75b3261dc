import { ENTRY_CODE_MIN } from '@waymark/contract';
import { maySaveText, type TextRule } from '@waymark/host-kit';
import type { TextSetting } from './editor';

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

/** Whether a text may be saved: an empty one always may, a started one has to keep the rules of its field. */
export const maySave = (field: TextSetting, text: string): boolean => maySaveText(TEXT_RULES[field], text);
