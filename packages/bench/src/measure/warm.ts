import type { Page } from '@playwright/test';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { watchPaint } from '../browser/paint-watch';
import { type PageRoute, ROUTES } from '../browser/routes';
import { travel } from '../browser/travel';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { summarise } from '../result/ratio';
import { median } from '../result/statistics';

const GROUP = 'Warm, in the shell';
const WARMING_UP = 3;

/** Time to navigate between screens that were loaded before. */
export async function measureWarm({ browser, builders, session, quick, end, print }: BrowserRun): Promise<Figure[]> {
  print('Warm navigation');
  const { list, settings, analytics } = ROUTES;
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaint, { selector: list.painted, session });
    await page.goto(builders.federated + list.path);
    await page.locator(list.painted).first().waitFor();
    const steps = [settings, analytics, settings, list] as const;
    const names = [
      'games list → settings',
      'settings → analytics (another remote)',
      'analytics → settings',
      'settings → games list',
    ];
    const series = steps.map((): number[] => []);
    for (let round = 0; round < WARMING_UP + (quick ? 5 : 25); round += 1) {
      for (const [place, route] of steps.entries()) {
        end.check();
        const spent = await goTo(page, route);
        if (round >= WARMING_UP) series[place]?.push(spent);
      }
    }
    return names.map((name, place) => {
      const times = series[place] ?? [];
      return {
        group: GROUP,
        name,
        value: median(times),
        unit: 'ms',
        budget: BUDGETS.warmNavigation,
        detail: summarise(times, 'ms'),
        series: { [name]: times },
      };
    });
  } finally {
    await context.close();
  }
}

async function goTo(page: Page, { path, painted }: PageRoute): Promise<number> {
  const link = `a[href="${path}"]`;
  await page.locator(link).first().waitFor();
  return await page.evaluate(travel, { link, painted });
}
