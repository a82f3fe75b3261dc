import { paths } from '@waymark/contract';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { countCommits, watchCommits } from '../browser/commit-watch';
import { watchPaint } from '../browser/paint-watch';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';

const CARD = 'article[data-challenge]';
const BETWEEN_KEYS_MS = 80;
/** Time for autosave to start and finish. */
const SETTLED_MS = 2500;
const TEXT = 'Follow the brass arrows';

/** React commits while typing the headline of a challenge. The preview beside it also updates. */
export async function measureEditing({ browser, builders, session, grown, print }: BrowserRun): Promise<Figure[]> {
  print('Typing in a challenge');
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchCommits);
    await page.addInitScript(watchPaint, { selector: CARD, session });
    await page.goto(`${builders.federated}${paths.challenges(grown.small.game)}`);
    const card = page.locator(CARD).nth(2);
    await card.getByRole('button', { name: /^Edit/ }).click();
    const headline = page.getByRole('textbox', { name: 'Headline' });
    await headline.fill('');
    await page.waitForTimeout(SETTLED_MS);
    await headline.evaluate(countCommits);
    await headline.pressSequentially(TEXT, { delay: BETWEEN_KEYS_MS });
    const { inField = 0, outside = 0 } = (await page.evaluate(() => window.waymarkCommits)) ?? {};
    return [
      {
        group: 'Typing in a challenge',
        name: 'React commits outside the field, per key',
        value: Number((outside / TEXT.length).toFixed(2)),
        unit: 'count',
        budget: BUDGETS.commitsOutside,
        detail: `${outside} for ${TEXT.length} keys, including the preview; ${inField} inside the field only`,
      },
    ];
  } finally {
    await context.close();
  }
}
