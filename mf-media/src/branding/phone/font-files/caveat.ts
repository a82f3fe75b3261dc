import regular from '@fontsource/caveat/files/caveat-latin-400-normal.woff2?inline';
import bold from '@fontsource/caveat/files/caveat-latin-700-normal.woff2?inline';

/** By weight, as data URLs. */
export const caveat = { 400: regular, 700: bold };
