import type { CDPSession, Page } from '@playwright/test';

const COUNTED = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']);
/** Milliseconds without requests after which a page counts as settled. */
const SETTLED_MS = 500;
const TIMEOUT_MS = 15_000;

/**
 * Milliseconds a page spends on scripts, styles and layout because of an action, including the responses to all requests
 * it causes.
 */
export async function pageWork(page: Page, devtools: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await spent(devtools);
  const rest = untilSettled(page);
  await act();
  await rest();
  return (await spent(devtools)) - before;
}

function untilSettled(page: Page): () => Promise<void> {
  const underway = new Set<unknown>();
  let last = performance.now();
  const begin = (request: unknown) => underway.add(request);
  const end = (request: unknown) => {
    underway.delete(request);
    last = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return async () => {
    last = performance.now();
    const began = last;
    while (underway.size > 0 || performance.now() - last < SETTLED_MS) {
      if (performance.now() - began > TIMEOUT_MS) throw new Error(`A page kept sending requests for ${TIMEOUT_MS} ms.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}

async function spent(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.filter(({ name }) => COUNTED.has(name)).reduce((sum, { value }) => sum + value * 1000, 0);
}
