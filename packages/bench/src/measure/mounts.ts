import type { CDPSession } from '@playwright/test';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { heapSizes } from '../browser/heap-sizes';
import { watchPaint } from '../browser/paint-watch';
import { ROUTES } from '../browser/routes';
import { travel } from '../browser/travel';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';

const GROUP = 'What mounts leave behind';
const WARMING_UP = 10;

/** What a page holds. */
interface Held {
  readonly nodes: number;
  readonly listeners: number;
  /** What scripts made and somebody still holds. */
  readonly data: number;
  /** The same with what the engine compiled and learned of shapes: that grows with whatever runs often. */
  readonly heap: number;
}

/** Kinds of nodes that scripts make: neither the engine's own nor the browser's. */
const DATA = [
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
  'regexp',
  'symbol',
];
/** As long as the timers live by which the starter of remotes gives a mount up: it never calls them off. */
const TIMERS_MS = 9000;

/** What a page holds after many mounts of two remotes by turns, against what it held once it was warm. */
export async function measureMounts({ browser, builders, session, quick, end, say }: BrowserRun): Promise<Figure[]> {
  const mounts = quick ? 40 : 200;
  say(`${mounts} mounts`);
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
    const before = await heldBy(devtools);
    await mount(mounts);
    await page.waitForTimeout(TIMERS_MS);
    const after = await heldBy(devtools);
    const figure = (name: string, of: (held: Held) => number, unit = ''): Figure => ({
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

/** What is held once everything nobody needs is gone. */
async function heldBy(devtools: CDPSession): Promise<Held> {
  // What the first collection lets go of may have held something itself.
  for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const sizes = await heapSizes(devtools);
  const data = DATA.reduce((sum, kind) => sum + (sizes.get(kind) ?? 0), 0);
  return { nodes, listeners: jsEventListeners, data, heap: usedSize };
}
