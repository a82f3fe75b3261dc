import type { Page } from '@playwright/test';

/** Fields that people name things in. */
const NAMES = new Set(['name', 'team_name', 'reason']);
/** Ends every name: in a right-to-left sentence it would move to the other end. */
const END = ' (v2)?';

/** Every name that the provider returns ends in punctuation. */
export async function endNamesInPunctuation(page: Page): Promise<void> {
  await page.route(/\.json(\?|$)/, async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' || request.url().includes('translate')) return route.fallback();
    const answer = await route.fetch();
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: ended(await answer.json()) });
  });
}

function ended(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ended);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inside]) => [
      field,
      NAMES.has(field) && typeof inside === 'string' && /^[A-Z]/.test(inside) ? inside + END : ended(inside),
    ]),
  );
}

/** The names on the page, and those of them whose punctuation is at the wrong end. */
export function namesOn(page: Page): Promise<{ readonly shown: number; readonly misplaced: readonly string[] }> {
  return page.evaluate((end) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const misplaced: string[] = [];
    let shown = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const element = node.parentElement;
      if (!text.includes(end.trim()) || !element?.checkVisibility()) continue;
      shown += 1;
      // The phrase isolates the name with Unicode characters.
      const isolated = /[\u2066-\u2068]/.test(text);
      if (!isolated && getComputedStyle(element).direction === 'rtl') misplaced.push(text);
    }
    return { shown, misplaced };
  }, END);
}
