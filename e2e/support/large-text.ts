import type { Page } from '@playwright/test';

/** Doubles the size of all text, like a browser's text-only zoom. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sizes = [...document.querySelectorAll<HTMLElement | SVGElement>('body, body *')].map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { element, size: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight) };
    });
    for (const { element, size, line } of sizes) {
      element.style.fontSize = `${2 * size}px`;
      if (!Number.isNaN(line)) element.style.lineHeight = `${2 * line}px`;
    }
  });
}
