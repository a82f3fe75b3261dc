import { useInsertionEffect } from 'react';
import { baseSheet } from '../theme/base-sheet';
import { tokenSheet } from '../theme/token-sheet';
import { useUi } from './ui-context';

/**
 * Tokens and base styles, written at run time: for shadow roots, stories and tests. A page whose build has written
 * `tokenSheet` and `baseSheet` into a file does without, and does not load them twice. The sheets are constructed, not
 * style elements, so that a strict style-src has nothing to say.
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
