import type { Browser, CDPSession, Page } from '@playwright/test';
import { newVisitor } from './browser';
import { readLargestPaint, watchPaint } from './paint-watch';
import type { LoggedRequest } from './request-graph';
import { RequestLog } from './request-log';
import type { PageRoute } from './routes';

/** A typical slow connection and device. */
export const THROTTLE = { megabits: 9, latency: 100, slowdown: 4 } as const;

/** Results of one visit with an empty cache. */
export interface Visit {
  readonly requests: readonly LoggedRequest[];
  /** When the data were painted, in milliseconds since navigation. */
  readonly painted: number;
  readonly largestPaint: number;
  /** Script time in milliseconds until the page settled. */
  readonly scripts: number;
}

const TIMEOUT_MS = 60_000;
const QUIET_MS = 700;

/**
 * Visits a page with an empty cache, a slow connection and a slow CPU, and stays until it settles.
 * @throws when the data do not appear
 */
export async function visit(
  browser: Browser,
  origin: string,
  route: PageRoute,
  session: Readonly<Record<string, string>>,
): Promise<Visit> {
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const devtools = await context.newCDPSession(page);
    const log = new RequestLog();
    await log.start(devtools);
    await throttle(devtools);
    await devtools.send('Performance.enable');
    await page.addInitScript(watchPaint, { selector: route.painted, session: route.signedIn ? session : {} });
    await page.goto(origin + route.path, { timeout: TIMEOUT_MS, waitUntil: 'commit' });
    const painted = await paintOf(page, route, faults);
    await untilQuiet(page, log);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const spent = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
    const largestPaint = await page.evaluate(readLargestPaint);
    return { requests: log.requests, painted, largestPaint, scripts: spent * 1000 };
  } finally {
    await context.close();
  }
}

/** Slows a page down like a typical slow connection and device. */
export async function throttle(devtools: CDPSession): Promise<void> {
  const throughput = (THROTTLE.megabits * 1e6) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: THROTTLE.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.slowdown });
}

async function paintOf(page: Page, { name }: PageRoute, faults: readonly string[]): Promise<number> {
  const options = { polling: 200, timeout: TIMEOUT_MS };
  try {
    const handle = await page.waitForFunction(() => window.waymarkPainted, undefined, options);
    return (await handle.jsonValue()) ?? Number.NaN;
  } catch (error) {
    throw new Error(`The page "${name}" did not show its data. ${faults.join(' ')}`, { cause: error });
  }
}

/** Waits until no request has been pending for a while, with a time limit. */
async function untilQuiet(page: Page, log: RequestLog): Promise<void> {
  const until = performance.now() + TIMEOUT_MS / 4;
  let quietSince = performance.now();
  while (performance.now() < until && performance.now() - quietSince < QUIET_MS) {
    await page.waitForTimeout(50);
    if (log.pending > 0) quietSince = performance.now();
  }
}
