import { FONT_FAMILY } from '../theme/component';

/**
 * The @font-face rule of the builder's font, given the URL where a build serves it. A font that comes late is for the next
 * page: text that is on view stays where it is.
 */
export const fontFaceSheet = (url: string): string =>
  `@font-face{font-family:"${FONT_FAMILY}";src:url(${JSON.stringify(url)}) format("woff2");font-weight:100 900;font-display:optional;}`;
