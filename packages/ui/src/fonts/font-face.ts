import { FONT_FAMILY } from '../theme/component';

/**
 * The @font-face rule of the builder's font, given the URL where a build serves it. A font that loads late is used on
 * the next page only, so that visible text doesn't move.
 */
export const fontFaceSheet = (url: string): string =>
  `@font-face{font-family:"${FONT_FAMILY}";src:url(${JSON.stringify(url)}) format("woff2");font-weight:100 900;font-display:optional;}`;
