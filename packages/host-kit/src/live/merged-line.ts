import type { Translate } from '@waymark/ui';

/** One line about fields that somebody else changed without a conflict. */
export const mergedLine = (t: Translate, person: string | undefined, fields: string): string =>
  person ? t('{person} changed: {fields}', { person, fields }) : t('Changed by someone else: {fields}', { fields });
