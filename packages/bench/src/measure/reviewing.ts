import { paths } from '@waymark/contract';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { watchKeys } from '../browser/key-watch';
import { watchPaint } from '../browser/paint-watch';
import { GAME } from '../browser/routes';
import { THROTTLE } from '../browser/visit';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { percentile } from '../result/statistics';
import { measureLongQueue } from './long-queue';
import { measureLongStream } from './long-stream';

/** Events shorter than this are not reported by the browser. */
const UNREPORTED_MS = 16;
/** About as fast as a person can look. */
const BETWEEN_KEYS_MS = 400;
/** Padding of each picture to the size phones send. */
const PICTURE_BYTES = 3_000_000;
const MONITOR = { path: `${paths.monitor(GAME)}?show=all`, painted: 'figure img' };

/** A judge's waiting times: the next answer, a long queue, a long stream. */
export async function measureReviewing(run: BrowserRun): Promise<Figure[]> {
  run.print('Reviewing');
  return [...(await measureKeys(run)), ...(await measureLongQueue(run)), ...(await measureLongStream(run))];
}

/** From the key press to the next answer on screen, with pictures of 3 MB. */
async function measureKeys({ browser, builders, session, quick }: BrowserRun): Promise<Figure[]> {
  // The pictures are fetched outside the page, which trusts the certificate.
  const context = await newVisitor(browser, { ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaint, { selector: MONITOR.painted, session });
    // A picture padded to the size of a phone's: the padding is fetched but not decoded.
    await page.route(/\/media\/.*\.(?:jpe?g|png|webp)/, async (route) => {
      const answer = await route.fetch();
      const picture = await answer.body();
      const rest = Buffer.alloc(Math.max(0, PICTURE_BYTES - picture.length));
      await route.fulfill({ response: answer, body: Buffer.concat([picture, rest]) });
    });
    await page.goto(builders.federated + MONITOR.path);
    await page.locator(MONITOR.painted).waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.slowdown });
    await page.evaluate(watchKeys);
    const keys = quick ? 8 : 20;
    for (let key = 0; key < keys; key += 1) {
      await page.keyboard.press('j');
      await page.waitForTimeout(BETWEEN_KEYS_MS);
    }
    // The last events are reported one frame later.
    await page.waitForTimeout(500);
    const reported = Object.values((await page.evaluate(() => window.waymarkKeys)) ?? {});
    const series = [...reported, ...Array.from({ length: Math.max(0, keys - reported.length) }, () => UNREPORTED_MS)];
    return [
      {
        group: 'Reviewing answers',
        name: `key to next answer, median of ${keys} (${THROTTLE.slowdown}× slower CPU, pictures of 3 MB)`,
        value: percentile(series, 0.5),
        unit: 'ms',
        budget: BUDGETS.nextAnswer,
        detail: `p98 ${percentile(series, 0.98)} ms`,
        series: { keys: series },
      },
    ];
  } finally {
    await context.close();
  }
}
