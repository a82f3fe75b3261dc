import { type RefObject, useEffect } from 'react';
import { isServed } from './font-stack';

/** Loads the two fonts of a brand into the page while an element uses them. */
export function useBrandFonts(
  shownIn: RefObject<HTMLElement | null>,
  regular: string | undefined,
  bold: string | undefined,
): void {
  useEffect(() => {
    if (typeof FontFace === 'undefined' || !(isServed(regular) || isServed(bold))) return undefined;
    let isOver = false;
    let giveBack = () => {};
    const lend = async () => {
      const { lendFonts } = await import('./lend-fonts');
      if (!isOver && shownIn.current) giveBack = lendFonts(shownIn.current, { 400: regular, 700: bold });
    };
    // If they fail to load, the device's fonts are used.
    lend().catch(() => undefined);
    return () => {
      isOver = true;
      giveBack();
    };
  }, [shownIn, regular, bold]);
}
