import type { Locator, Page } from '@playwright/test';
import { paths } from '@waymark/contract';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { framesOf } from '../browser/frame-watch';
import { pageWork } from '../browser/page-work';
import { watchPaint } from '../browser/paint-watch';
import { longTasksOf } from '../browser/task-watch';
import { THROTTLE } from '../browser/visit';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { ratioFigure } from '../result/ratio';

const MATRIX = '[role="table"][aria-rowcount], table[aria-rowcount]';
const SIDES = ['few', 'many'] as const;

/** Wheel steps in each direction, and pixels per step. */
const TURNS = 60;
const TURN_PIXELS = 120;
/** A frame that visibly hangs. */
const LONG_MS = 50;

/** The analytics of a large game: their cost, and how smoothly their matrix scrolls. */
export async function measurePanels(run: BrowserRun): Promise<Figure[]> {
  return [...(await measureWork(run)), ...(await measureMatrix(run))];
}

/** Work of the analytics of 100,000 answers, against 1,000 by the same teams. */
async function measureWork(run: BrowserRun): Promise<Figure[]> {
  const { browser, builders, session, presented, quick, end, print } = run;
  print('Analytics');
  const rounds = quick ? 2 : 7;
  const spent = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const side of round % 2 ? SIDES : [...SIDES].reverse()) {
      end.check();
      const context = await newVisitor(browser);
      try {
        const page = await context.newPage();
        await page.addInitScript(watchPaint, { selector: MATRIX, session });
        const devtools = await context.newCDPSession(page);
        await devtools.send('Performance.enable');
        const work = await pageWork(page, devtools, async () => {
          await page.goto(builders.federated + paths.analytics(presented[side]));
          await page.locator(MATRIX).first().waitFor();
        });
        if (round > 0) spent[side].push(work);
      } finally {
        await context.close();
      }
    }
  }
  return [
    ratioFigure(
      `Analytics of 100,000 answers against 1,000 (${rounds} rounds in turns)`,
      'work of the screen',
      { ours: spent.many, twin: spent.few, unit: 'ms', named: ['100,000', '1,000'] },
      BUDGETS.growth,
    ),
  ];
}

/** The matrix of 500 teams and 200 challenges on a slow CPU: scrolled both ways, and sorted. */
async function measureMatrix(run: BrowserRun): Promise<Figure[]> {
  const { browser, builders, session, presented, quick, end, print } = run;
  print('Scrolling and sorting the matrix');
  const rounds = quick ? 2 : 5;
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaint, { selector: MATRIX, session });
    await page.goto(builders.federated + paths.analytics(presented.many));
    const matrix = page.locator(MATRIX).first();
    await matrix.scrollIntoViewIfNeeded();
    await page.waitForTimeout(2000);
    const box = await matrix.boundingBox();
    if (!box) throw new Error('The matrix is not on view.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.slowdown });
    const frames = { matrix: [] as number[], still: [] as number[] };
    const sorts: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      end.check();
      frames.still.push(...(await framesOf(page, () => page.waitForTimeout(TURNS * 4 * 16))));
      frames.matrix.push(...(await framesOf(page, () => scroll(page))));
      sorts.push(...(await longTasksOf(page, () => sort(page, matrix))));
    }
    const long = (series: readonly number[]) => series.filter((frame) => frame > LONG_MS).length;
    const most = (series: readonly number[]) => `most ${Math.max(0, ...series).toFixed(0)} ms`;
    const group = `Matrix of 500 teams and 200 challenges (${THROTTLE.slowdown}× slower CPU, ${rounds} rounds)`;
    return [
      {
        group,
        name: `frames over ${LONG_MS} ms while scrolling, more than at rest`,
        value: Math.max(0, long(frames.matrix) - long(frames.still)),
        unit: 'count',
        budget: BUDGETS.matrix.frames,
        detail: `${long(frames.matrix)} of ${frames.matrix.length} (${most(frames.matrix)}), at rest ${long(frames.still)} (${most(frames.still)})`,
        series: frames,
      },
      {
        group,
        name: 'longest task while sorting',
        value: Math.max(0, ...sorts),
        unit: 'ms',
        budget: BUDGETS.matrix.sorting,
        detail: sorts.map((task) => task.toFixed(0)).join(', ') || 'none over 50 ms',
        series: { sorts },
      },
    ];
  } finally {
    await context.close();
  }
}

/** Down to the end of the rows and back. */
async function scroll(page: Page): Promise<void> {
  for (const [right, down] of [
    [0, TURN_PIXELS],
    [TURN_PIXELS, 0],
    [-TURN_PIXELS, 0],
    [0, -TURN_PIXELS],
  ] as const) {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await page.mouse.wheel(right, down);
      await page.waitForTimeout(8);
    }
  }
}

/** By name, by what is done, and by two challenges. */
async function sort(page: Page, matrix: Locator): Promise<void> {
  for (const head of [0, 1, 2, -1]) {
    await matrix.getByRole('columnheader').getByRole('button').nth(head).click();
    await page.waitForTimeout(500);
  }
}
