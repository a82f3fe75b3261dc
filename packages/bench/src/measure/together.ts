import type { Page } from '@playwright/test';
import type { BrowserRun } from '../bench-run';
import { newVisitor, signIn } from '../browser/browser';
import { watchPaint } from '../browser/paint-watch';
import { ROUTES } from '../browser/routes';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { percentile } from '../result/statistics';

/** A change refetches immediately; changes sooner than this after it are batched. */
const BETWEEN_MS = 700;
const SWITCH = '[name="shuffled"]';

/** Time from a change in one organiser's settings to its display in another's. */
export async function measureTogether({
  browser,
  builders,
  session,
  quick,
  end,
  print,
}: BrowserRun): Promise<Figure[]> {
  const times = quick ? 20 : 100;
  print('From one screen to another');
  const other = await signIn(browser, builders.federated, 'admin@demo.test');
  const contexts = await Promise.all([newVisitor(browser), newVisitor(browser)]);
  try {
    const [mine, theirs] = (await Promise.all(
      contexts.map((context, at) => open(context, builders.federated, at === 0 ? session : other)),
    )) as [Page, Page];
    const series: number[] = [];
    for (let time = -5; time < times; time += 1) {
      end.check();
      const wanted = !(await mine.locator(SWITCH).isChecked());
      const seen = theirs.evaluate(whenSwitched, { selector: SWITCH, wanted });
      const began = performance.now();
      await mine.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), SWITCH);
      await seen;
      if (time >= 0) series.push(performance.now() - began);
      await mine.waitForTimeout(BETWEEN_MS);
    }
    const at = (share: number) => percentile(series, share);
    return [
      {
        group: 'From a save to the screen of another organiser',
        name: `p99 of ${times} changes`,
        value: at(0.99),
        unit: 'ms',
        budget: BUDGETS.otherScreen,
        detail: `p50 ${at(0.5).toFixed(0)} ms, least ${at(0).toFixed(0)} ms`,
        series: { changes: series },
      },
    ];
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

async function open(
  context: Awaited<ReturnType<typeof newVisitor>>,
  origin: string,
  session: Readonly<Record<string, string>>,
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchPaint, { selector: ROUTES.settings.painted, session });
  const live = page.waitForEvent('websocket', (socket) => socket.url().includes('/socket'));
  await page.goto(origin + ROUTES.settings.path);
  await page.getByRole('tab', { name: /^Optional/ }).click();
  await page.locator(SWITCH).waitFor({ state: 'attached' });
  await live;
  await page.getByText(/has this game open too\./).waitFor();
  // While a field is focused, changes by others do not open a dialog.
  await page.locator('[name="share_location"]').focus();
  return page;
}

/** Runs in the page: resolves on the first frame in which a switch has the wanted state. A method, see paint-watch. */
function whenSwitched({ selector, wanted }: { selector: string; wanted: boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The change did not arrive.')), 10_000);
    const watch = {
      look() {
        if (document.querySelector<HTMLInputElement>(selector)?.checked === wanted) resolve();
        else requestAnimationFrame(watch.look);
      },
    };
    watch.look();
  });
}
