import regular from '@fontsource/lato/files/lato-latin-400-normal.woff2?inline';
import bold from '@fontsource/lato/files/lato-latin-700-normal.woff2?inline';

/** By weight, as data URLs. */
export const lato = { 400: regular, 700: bold };
