import { paths } from '@waymark/contract';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { pageWork } from '../browser/page-work';
import { watchPaint } from '../browser/paint-watch';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { ratioFigure } from '../result/ratio';

const MATRIX = '[role="table"][aria-rowcount], table[aria-rowcount]';
const SIDES = ['few', 'many'] as const;

/** Work of the analytics of 100,000 answers, against 1,000 by the same teams. */
export async function measurePanels(run: BrowserRun): Promise<Figure[]> {
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
