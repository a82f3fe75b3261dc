/** Background of pictures in both themes, neutral so their colours stay true. */
export const DARK = 'oklch(0.175 0.006 60)';
/** An overlay on a picture. */
export const DARK_VEIL = 'oklch(0.175 0.006 60 / 0.74)';
/** Text and icons on either. */
export const ON_DARK = 'oklch(1 0 0)';
