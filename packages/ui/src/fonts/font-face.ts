import { FONT_FAMILY } from '../theme/component';

/** The @font-face rule of the builder's font, given the URL where a build serves it. */
export const fontFaceSheet = (url: string): string =>
  `@font-face{font-family:"${FONT_FAMILY}";src:url(${JSON.stringify(url)}) format("woff2");font-weight:100 900;font-display:swap;}`;
