import { useInsertionEffect } from 'react';
import { baseSheet } from '../theme/base-sheet';
import { tokenSheet } from '../theme/token-sheet';
import { useUi } from './ui-context';

/**
 * Adds tokens and base styles at run time, for shadow roots, stories and tests. Pages whose build writes
 * `tokenSheet` and `baseSheet` into a file don't need it. Uses constructed style sheets, because a strict style-src
 * blocks style elements.
 */
export function GlobalSheets() {
  const { styleRoot } = useUi();
  useInsertionEffect(() => {
    const root = styleRoot ?? document;
    if (!('adoptedStyleSheets' in root)) return;
    const selector = root instanceof ShadowRoot ? ':host' : ':root';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${tokenSheet({ selector })}\n${baseSheet({ selector })}`);
    root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [styleRoot]);
  return null;
}
