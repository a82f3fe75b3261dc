/** Behind pictures, in light and dark alike: a frame that takes nothing from their colours. */
export const DARK = 'oklch(0.175 0.006 60)';
/** On it, over a picture. */
export const DARK_VEIL = 'oklch(0.175 0.006 60 / 0.74)';
/** Words and icons on either. */
export const ON_DARK = 'oklch(1 0 0)';
