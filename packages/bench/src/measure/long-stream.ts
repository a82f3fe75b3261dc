import type { Page } from '@playwright/test';
import { paths } from '@waymark/contract';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { type HeapUse, measureHeap } from '../browser/measure-heap';
import { watchPaint } from '../browser/paint-watch';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';

const ITEM = '[data-answer]';
/** Number of items after which everything created once exists. */
const WARMED_UP = 500;

/** Resources of a page after a stream of 10,000 answers, against its first ones. */
export async function measureLongStream(run: BrowserRun): Promise<Figure[]> {
  const { browser, builders, session, grown, quick, print } = run;
  const all = quick ? 2_000 : grown.large.challenges;
  print(`Stream of ${all} answers`);
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaint, { selector: ITEM, session });
    await page.goto(builders.federated + paths.stream(grown.large.queue));
    await page.locator(ITEM).first().waitFor();
    const devtools = await context.newCDPSession(page);
    await scrollTo(run, page, WARMED_UP);
    const before = await measureHeap(devtools);
    await scrollTo(run, page, all);
    const after = await measureHeap(devtools);
    const figure = (name: string, of: (held: HeapUse) => number, unit = ''): Figure => ({
      group: `Stream scrolled through ${all} answers, against ${WARMED_UP}`,
      name,
      value: of(after) / of(before),
      unit: 'ratio',
      budget: BUDGETS.longStream,
      detail: `${of(after).toFixed(0)}${unit} against ${of(before).toFixed(0)}${unit}`,
    });
    return [
      figure('nodes', ({ nodes }) => nodes),
      figure('memory', ({ heap }) => heap / 1000, ' KB'),
      { ...figure('data of scripts', ({ data }) => data / 1000, ' KB'), budget: undefined },
    ];
  } finally {
    await context.close();
  }
}

/** Scrolls like a person, a few windows at a time, until an item is visible. */
async function scrollTo({ end }: BrowserRun, page: Page, place: number): Promise<void> {
  let last = 0;
  let still = 0;
  while (last < place) {
    end.check();
    await page.mouse.wheel(0, 4000);
    const now = await page.evaluate(
      (selector) =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve(Number([...document.querySelectorAll(selector)].at(-1)?.getAttribute('aria-posinset') ?? 0)),
            ),
          );
        }),
      ITEM,
    );
    still = now > last ? 0 : still + 1;
    if (still > 300) throw new Error(`The stream stood still at answer ${last} of ${place}.`);
    last = Math.max(last, now);
  }
}
