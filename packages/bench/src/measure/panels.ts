import type { Page } from '@playwright/test';
import { paths } from '@waymark/contract';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { framesOf, longShare } from '../browser/frame-watch';
import { pageWork } from '../browser/page-work';
import { watchPaint } from '../browser/paint-watch';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { ratioFigure } from '../result/ratio';

const MATRIX = '[role="table"][aria-rowcount], table[aria-rowcount]';
const SIDES = ['few', 'many'] as const;

/** Turns of the wheel in each direction, and pixels of each. */
const TURNS = 60;
const TURN_PIXELS = 120;

/** The analytics of a large game: what they cost, and how smoothly their matrix scrolls. */
export async function measurePanels(run: BrowserRun): Promise<Figure[]> {
  return [...(await measureWork(run)), await measureScrolling(run)];
}

/** Work of the analytics of 100,000 answers, against 1,000 by the same teams. */
async function measureWork(run: BrowserRun): Promise<Figure[]> {
  const { browser, builders, session, presented, quick, end, say } = run;
  say('Analytics');
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

/** Scrolling the matrix of 500 teams and 200 challenges both ways, against the same page at rest. */
async function measureScrolling(run: BrowserRun): Promise<Figure> {
  const { browser, builders, session, presented, quick, end, say } = run;
  say('Scrolling the matrix');
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
    const shares = { matrix: [] as number[], still: [] as number[] };
    for (let round = 0; round < (quick ? 2 : 5); round += 1) {
      end.check();
      shares.still.push(await restingShare(page));
      shares.matrix.push(await scrolledShare(page));
    }
    const mean = (series: readonly number[]) => (100 * series.reduce((sum, one) => sum + one, 0)) / series.length;
    return {
      group: 'Scrolling the matrix of 500 teams and 200 challenges',
      name: 'long frames, percentage points more than without scrolling',
      value: Number((mean(shares.matrix) - mean(shares.still)).toFixed(1)),
      unit: 'count',
      budget: BUDGETS.longFrames,
      detail: `${mean(shares.matrix).toFixed(1)} % of the frames scrolling, ${mean(shares.still).toFixed(1)} % at rest`,
      series: shares,
    };
  } finally {
    await context.close();
  }
}

/** The share of long frames while nothing moves: what other work of the machine costs. */
const restingShare = async (page: Page): Promise<number> =>
  longShare(await framesOf(page, () => page.waitForTimeout(TURNS * 16)));

/** The share of long frames down, to the end of the rows, and back. */
const scrolledShare = async (page: Page): Promise<number> =>
  longShare(
    await framesOf(page, async () => {
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
    }),
  );
