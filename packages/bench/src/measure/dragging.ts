import type { Page } from '@playwright/test';
import { paths } from '@waymark/contract';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { framesOf, longShare } from '../browser/frame-watch';
import { watchPaint } from '../browser/paint-watch';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';

const CARD = 'article[data-challenge]';
const MOVES = 90;
/** Smoothness while a card is dragged over 50 others, against the same pointer path without a card. */
export async function measureDragging(run: BrowserRun): Promise<Figure[]> {
  const { browser, builders, session, grown, quick, end, print } = run;
  print('Dragging');
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaint, { selector: CARD, session });
    await page.goto(`${builders.federated}${paths.challenges(grown.small.game)}?pageSize=50`);
    await page.locator(CARD).nth(49).waitFor();
    const handle = page
      .locator(CARD)
      .first()
      .getByRole('button', { name: /^Move / });
    await handle.waitFor();
    const from = await handle.boundingBox();
    if (!from) throw new Error('The card has no handle.');
    const x = from.x + from.width / 2;
    const y = from.y + from.height / 2;
    const shares = { held: [] as number[], empty: [] as number[] };
    for (let round = 0; round < (quick ? 2 : 5); round += 1) {
      for (const hand of ['empty', 'held'] as const) {
        end.check();
        await page.mouse.move(x, y);
        if (hand === 'held') await page.mouse.down();
        shares[hand].push(await along(page, x, y));
        if (hand === 'held' && (await handle.getAttribute('aria-pressed')) !== 'true')
          throw new Error('No card is being dragged.');
        // Cancelled, so that every round starts with the same order.
        if (hand === 'held') await page.keyboard.press('Escape');
        await page.mouse.up();
        await page.waitForTimeout(300);
      }
    }
    const mean = (series: readonly number[]) => (100 * series.reduce((sum, one) => sum + one, 0)) / series.length;
    const more = mean(shares.held) - mean(shares.empty);
    return [
      {
        group: 'Dragging a card over 50',
        name: 'long frames, percentage points more than without a card',
        value: Number(more.toFixed(1)),
        unit: 'count',
        budget: BUDGETS.longFrames,
        detail: `${mean(shares.held).toFixed(1)} % of the frames held, ${mean(shares.empty).toFixed(1)} % empty`,
        series: shares,
      },
    ];
  } finally {
    await context.close();
  }
}

/** Moves the pointer back and forth and returns the share of long frames. */
const along = async (page: Page, x: number, y: number): Promise<number> =>
  longShare(
    await framesOf(page, async () => {
      for (let move = 0; move < MOVES; move += 1) {
        await page.mouse.move(x, y + 300 * Math.sin((Math.PI * move) / MOVES));
        await page.waitForTimeout(8);
      }
    }),
  );
