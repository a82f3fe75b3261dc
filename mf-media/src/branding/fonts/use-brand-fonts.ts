import { type RefObject, useEffect } from 'react';
import { isServed } from './font-stack';

/** Has the two fonts of a brand on the page while an element shows them; the files are fetched late. */
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
    // Where they cannot be had, the device's own stand in.
    lend().catch(() => undefined);
    return () => {
      isOver = true;
      giveBack();
    };
  }, [shownIn, regular, bold]);
}
