import regular from '@fontsource/open-sans/files/open-sans-latin-400-normal.woff2?inline';
import bold from '@fontsource/open-sans/files/open-sans-latin-700-normal.woff2?inline';

/** By weight, as data URLs. */
export const openSans = { 400: regular, 700: bold };
