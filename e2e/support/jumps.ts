import type { Page } from '@playwright/test';

declare global {
  interface Window {
    waymarkJumps?: string[];
  }
  interface LayoutShift extends PerformanceEntry {
    readonly sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
}

/**
 * Has the browser record all layout shifts; called before the first navigation.
 * @param within a selector of the area to observe, by default the whole page
 */
export async function watchJumps(page: Page, within = 'html'): Promise<void> {
  await page.addInitScript((part) => {
    const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const inside = entry.sources.filter(
          ({ node }) => (node instanceof Element ? node : node?.parentElement)?.closest(part) != null,
        );
        const moved = inside.map(
          ({ node, previousRect, currentRect }) =>
            `${node instanceof Element ? node.outerHTML.slice(0, 160) : node?.textContent}: ${at(previousRect)} to ${at(currentRect)}`,
        );
        window.waymarkJumps = [...(window.waymarkJumps ?? []), ...moved];
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, within);
}

/** Layout shifts recorded by the browser. */
export const jumps = (page: Page): Promise<readonly string[]> => page.evaluate(() => (window.waymarkJumps ??= []));
