import latin from '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2';
import { baseSheet, FONT_FAMILY, tokenSheet } from '@waymark/ui/sheets';
import type { Services } from './services';

let sheet: CSSStyleSheet | undefined;

/** Tokens and base rules for the part of a shadow root with `data-ground`, which the page's rules cannot reach. */
export function groundSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`${baseSheet({ selector: '[data-ground]' })}\n${tokenSheet({ selector: '[data-ground]' })}`);
  }
  return sheet;
}

/** The root element: brand and theme start here, and nothing is inherited from the page. */
export function createGround({ config, theme }: Services): HTMLDivElement {
  const ground = document.createElement('div');
  ground.dataset.ground = '';
  ground.style.setProperty('--brand', config.brand.colour);
  const dress = () => {
    ground.dataset.theme = theme.get();
  };
  theme.subscribe(dress);
  dress();
  return ground;
}

let users = 0;
let face: FontFace | undefined;

/**
 * Adds the builder's font to the page under its own name while an element is shown, because a shadow root cannot
 * declare one. It is added as data, so that the page's font-src does not apply.
 * @returns a function that removes it
 */
export function addFont(): () => void {
  users += 1;
  if (users === 1) void fetchFont();
  let over = false;
  return () => {
    if (over) return;
    over = true;
    users -= 1;
    if (users === 0 && face) document.fonts.delete(face);
  };
}

async function fetchFont(): Promise<void> {
  try {
    if (!face) {
      const data = await fetch(latin, { credentials: 'omit' }).then((answer) => answer.arrayBuffer());
      face = new FontFace(FONT_FAMILY, data, { weight: '100 900', display: 'swap' });
    }
    if (users > 0) document.fonts.add(face);
  } catch {
    // The system font is good enough.
  }
}
