/** The page's content, except what its server adds per request. */
export interface PageTemplateParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Fonts of the first text, because a font that arrives after the text isn't used on this page at all. */
  readonly fonts: readonly string[];
  /** Plain HTML shown until the shell renders. */
  readonly skeleton: string;
  /**
   * Plain script that starts the route's first requests before the shell has loaded; inlined, because a separate file
   * would take another round trip. Empty for none.
   */
  readonly early: string;
}

/**
 * The page. Its server puts configuration, registry and preloads before the first script or link, and the white label's
 * name into the title. Scripts are deferred: they run in order, after the data blocks.
 */
export function pageTemplate({ scripts, styles, fonts, skeleton, early }: PageTemplateParts): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Waymark</title>',
    ...(early ? [`<script>${early}</script>`] : []),
    // In document order with the scripts, which render that text.
    ...fonts.map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin fetchpriority="low">`,
    ),
    ...scripts.map((file) => `<script defer src="/${file}"></script>`),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    '</head>',
    `<body><div id="root">${skeleton.trim()}</div></body>`,
    '</html>',
    '',
  ].join('\n');
}
