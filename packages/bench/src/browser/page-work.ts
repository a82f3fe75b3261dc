import type { CDPSession } from '@playwright/test';

const COUNTED = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']);
/** What a screen does after what was waited for is there. */
const AFTERWARDS_MS = 500;

/** How many milliseconds a page spends on scripts, styles and layout while something is done. */
export async function pageWork(devtools: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await spent(devtools);
  await act();
  await new Promise((resolve) => setTimeout(resolve, AFTERWARDS_MS));
  return (await spent(devtools)) - before;
}

async function spent(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.filter(({ name }) => COUNTED.has(name)).reduce((sum, { value }) => sum + value * 1000, 0);
}
