const TAG = /<\/?[a-z][^>]*>/i;
const REFERENCES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};
const REFERENCE = new RegExp(Object.keys(REFERENCES).join('|'), 'g');

/** Whether a text is formatted: a provider may keep it as HTML. */
export const isFormatted = (text: string): boolean => TAG.test(text);

/** A text without formatting, also from a provider that stores it as HTML. */
export const asWritten = (text: string): string => text.replace(REFERENCE, (reference) => REFERENCES[reference] ?? '');
