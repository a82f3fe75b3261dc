import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { type HeapUse, measureHeap } from '../browser/measure-heap';
import { watchPaint } from '../browser/paint-watch';
import { ROUTES } from '../browser/routes';
import { travel } from '../browser/travel';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';

const GROUP = 'Leaks after mounts';
const WARMING_UP = 10;

/** single-spa's mount timeouts are never cleared: wait until they expire. */
const TIMERS_MS = 9000;

/** Resources retained after many alternating mounts of two remotes, against those after warm-up. */
export async function measureMounts({ browser, builders, session, quick, end, print }: BrowserRun): Promise<Figure[]> {
  const mounts = quick ? 40 : 200;
  print(`${mounts} mounts`);
  const { settings, analytics } = ROUTES;
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaint, { selector: settings.painted, session });
    await page.goto(builders.federated + settings.path);
    await page.locator(settings.painted).first().waitFor();
    const devtools = await context.newCDPSession(page);
    const mount = async (turns: number) => {
      for (let turn = 0; turn < turns; turn += 1) {
        end.check();
        const { path, painted } = turn % 2 === 0 ? analytics : settings;
        await page.locator(`a[href="${path}"]`).first().waitFor();
        await page.evaluate(travel, { link: `a[href="${path}"]`, painted });
      }
    };
    await mount(WARMING_UP);
    await page.waitForTimeout(TIMERS_MS);
    const before = await measureHeap(devtools);
    await mount(mounts);
    await page.waitForTimeout(TIMERS_MS);
    const after = await measureHeap(devtools);
    const figure = (name: string, of: (held: HeapUse) => number, unit = ''): Figure => ({
      group: GROUP,
      name: `${name} after ${mounts} mounts`,
      value: of(after) / of(before),
      unit: 'ratio',
      budget: BUDGETS.mounts,
      detail: `${of(after).toFixed(0)}${unit} against ${of(before).toFixed(0)}${unit}`,
    });
    return [
      figure('nodes', ({ nodes }) => nodes),
      figure('listeners', ({ listeners }) => listeners),
      figure('memory', ({ data }) => data / 1000, ' KB'),
      { ...figure('memory with compiled code', ({ heap }) => heap / 1000, ' KB'), budget: undefined },
    ];
  } finally {
    await context.close();
  }
}
