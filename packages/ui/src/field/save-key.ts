import type { KeyboardEvent } from 'react';

/** Whether this is the save key of screens. A field saves its own text first, and leaves the key to the screen. */
export const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && ctrlKey !== metaKey && !altKey && !shiftKey;
