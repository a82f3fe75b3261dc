import type { CDPSession, Page } from '@playwright/test';

const COUNTED = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']);
/** For how long a page asks for nothing when what was done has had all its consequences. */
const RESTS_MS = 500;
const LONGEST_MS = 15_000;

/**
 * How many milliseconds a page spends on scripts, styles and layout because of something that is done: with the answers to
 * all that it asks for afterwards, however late they come.
 */
export async function pageWork(page: Page, devtools: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await spent(devtools);
  const rest = untilAtRest(page);
  await act();
  await rest();
  return (await spent(devtools)) - before;
}

function untilAtRest(page: Page): () => Promise<void> {
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
    while (underway.size > 0 || performance.now() - last < RESTS_MS) {
      if (performance.now() - began > LONGEST_MS) throw new Error(`A page asked for more for ${LONGEST_MS} ms.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}

async function spent(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.filter(({ name }) => COUNTED.has(name)).reduce((sum, { value }) => sum + value * 1000, 0);
}
