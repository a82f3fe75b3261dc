import { checkBrandColour } from '@waymark/ui';
import type { CSSProperties } from 'react';

/**
 * Gives an element the accent of a game. The tokens lighten or darken it until it can be seen and read, as they do with
 * the white label's.
 * @returns attributes of the element; none for what is no colour
 */
export function accentOf(colour = ''): { readonly 'data-brand'?: string; readonly style?: CSSProperties } {
  if (!checkBrandColour(colour).valid) return {};
  return { 'data-brand': '', style: { '--brand': colour.trim() } as CSSProperties };
}
