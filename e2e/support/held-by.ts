import type { Page } from '@playwright/test';

/** Resources of a page after garbage collection. */
export async function heldBy(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const valueIn = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: valueIn('Nodes'), listeners: valueIn('JSEventListeners'), heap: valueIn('JSHeapUsedSize') };
}
