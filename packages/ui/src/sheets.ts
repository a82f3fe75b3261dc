/** Style sheets as text, without React: for builds, which write them to files, and for tests. */
export { fontFaceSheet } from './fonts/font-face';
export { type BaseSheetOptions, baseSheet } from './theme/base-sheet';
export { FONT_FAMILY } from './theme/component';
export { type TokenSheetOptions, tokenSheet } from './theme/token-sheet';
