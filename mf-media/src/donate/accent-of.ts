import { checkBrandColour } from '@waymark/ui';
import type { CSSProperties } from 'react';

/**
 * Applies a game's accent to an element. Like the white label's, it is lightened or darkened until it is readable.
 * @returns attributes of the element; empty if the value is no colour
 */
export function accentOf(colour = ''): { readonly 'data-brand'?: string; readonly style?: CSSProperties } {
  if (!checkBrandColour(colour).valid) return {};
  return { 'data-brand': '', style: { '--brand': colour.trim() } as CSSProperties };
}
