import type { BrandColour } from '@waymark/contract';
import { isColour } from '../brand-fields';
import type { BrandEditor } from '../use-brand-editor';

/** Reads the colours of a brand as it is edited: an empty text for one that is half typed. */
export const wholeColourOf =
  (editor: BrandEditor) =>
  (field: BrandColour): string => {
    const typed = editor.latest()[field] ?? '';
    return isColour(typed) ? typed : '';
  };
