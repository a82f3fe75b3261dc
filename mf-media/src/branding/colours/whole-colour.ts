import type { BrandColour } from '@waymark/contract';
import { isColour } from '../brand-fields';
import type { BrandEditor } from '../use-brand-editor';

/** Reads the colours of a brand being edited: an incomplete one is an empty text. */
export const wholeColourOf =
  (editor: BrandEditor) =>
  (field: BrandColour): string => {
    const typed = editor.latest()[field] ?? '';
    return isColour(typed) ? typed : '';
  };
