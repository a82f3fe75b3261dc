import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { countCommits, watchCommits } from '../browser/commit-watch';
import { watchPaint } from '../browser/paint-watch';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';

const CARD = 'article[data-challenge]';
const BETWEEN_KEYS_MS = 80;
/** The pause in which a text is saved, and the save. */
const SETTLED_MS = 2500;
const TEXT = 'Follow the brass arrows';

/** How much of the page React draws while somebody types the headline of a challenge. The preview beside it follows. */
export async function measureEditing({ browser, builders, session, grown, say }: BrowserRun): Promise<Figure[]> {
  say('Typing in a challenge');
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchCommits);
    await page.addInitScript(watchPaint, { selector: CARD, session });
    await page.goto(`${builders.federated}/tasks/organize/${grown.small.game}`);
    const card = page.locator(CARD).nth(2);
    await card.getByRole('button', { name: /^Edit/ }).click();
    const headline = card.getByLabel('Headline');
    await headline.fill('');
    await page.waitForTimeout(SETTLED_MS);
    await headline.evaluate(countCommits);
    await headline.pressSequentially(TEXT, { delay: BETWEEN_KEYS_MS });
    const { inField = 0, outside = 0 } = (await page.evaluate(() => window.waymarkCommits)) ?? {};
    return [
      {
        group: 'Typing in a challenge',
        name: 'React commits outside the field, for each key',
        value: Number((outside / TEXT.length).toFixed(2)),
        unit: 'count',
        budget: BUDGETS.commitsOutside,
        detail: `${outside} for ${TEXT.length} keys, the preview among them; ${inField} in the field alone`,
      },
    ];
  } finally {
    await context.close();
  }
}
