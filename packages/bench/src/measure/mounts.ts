import type { CDPSession } from '@playwright/test';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { heapSizes } from '../browser/heap-sizes';
import { watchPaint } from '../browser/paint-watch';
import { ROUTES } from '../browser/routes';
import { travel } from '../browser/travel';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';

const GROUP = 'Leaks after mounts';
const WARMING_UP = 10;

/** Resources a page retains. */
interface Held {
  readonly nodes: number;
  readonly listeners: number;
  /** Heap bytes created by scripts and still referenced. */
  readonly data: number;
  /** The same including compiled code and hidden classes, which grow with anything that runs often. */
  readonly heap: number;
}

/** Kinds of heap nodes created by scripts, not by the engine or browser. */
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
/** single-spa's mount timeouts are never cleared: wait until they expire. */
const TIMERS_MS = 9000;

/** Resources retained after many alternating mounts of two remotes, against those after warm-up. */
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

/** Resources retained after garbage collection. */
async function heldBy(devtools: CDPSession): Promise<Held> {
  // Finalisers of the first collection may release more.
  for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const sizes = await heapSizes(devtools);
  const data = DATA.reduce((sum, kind) => sum + (sizes.get(kind) ?? 0), 0);
  return { nodes, listeners: jsEventListeners, data, heap: usedSize };
}
