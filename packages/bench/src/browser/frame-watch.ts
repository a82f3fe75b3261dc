import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds between frames since the watch began. */
    waymarkFrames?: number[] | undefined;
  }
}

/** A frame longer than this skipped one; a normal frame takes 16.7 ms. */
const LONG_FRAME_MS = 25;

/** Milliseconds between the frames of a page during an action. */
export async function framesOf(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(watchFrames);
  await act();
  return page.evaluate(() => {
    const seen = window.waymarkFrames ?? [];
    window.waymarkFrames = undefined;
    return seen;
  });
}

/** Share of frames that skipped one. */
export const longShare = (frames: readonly number[]): number =>
  frames.filter((frame) => frame > LONG_FRAME_MS).length / Math.max(1, frames.length);

/** Runs in the page. A method, see paint-watch. */
function watchFrames(): void {
  window.waymarkFrames = [];
  let last = performance.now();
  const watch = {
    look() {
      const now = performance.now();
      window.waymarkFrames?.push(now - last);
      last = now;
      if (window.waymarkFrames) requestAnimationFrame(watch.look);
    },
  };
  requestAnimationFrame(watch.look);
}
