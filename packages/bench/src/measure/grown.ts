import type { Page } from '@playwright/test';
import { paths } from '@waymark/contract';
import type { BrowserRun } from '../bench-run';
import { newVisitor, signIn } from '../browser/browser';
import { pageWork } from '../browser/page-work';
import { watchPaint } from '../browser/paint-watch';
import { ROUTES } from '../browser/routes';
import { type Grown, TERM } from '../processes/grown';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { ratioFigure } from '../result/ratio';

const SIZES = ['small', 'large'] as const;
const CARDS = 'article[data-challenge]';

type Steps = Readonly<Record<string, (page: Page, grown: Grown) => Promise<void>>>;

/** An organiser's actions in the challenge list; each step starts where the previous one ended. */
const STEPS: Steps = {
  list: async (page, { game }) => {
    await page.goto(paths.challenges(game));
    await page.locator(CARDS).nth(24).waitFor();
  },
  reorder: async (page) => {
    const first = page.locator(CARDS).first();
    const before = await first.getAttribute('data-challenge');
    const order = first.getByLabel(/^Order of/);
    await order.fill('20');
    await order.press('Enter');
    await page.locator(`${CARDS}:nth-of-type(1):not([data-challenge="${before}"])`).first().waitFor();
  },
  search: async (page) => {
    await page.getByLabel('Search challenges').fill(TERM);
    await page.getByText('5 found').waitFor();
  },
  open: async (page) => {
    const card = page.locator(CARDS).first();
    await card.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('textbox', { name: 'Headline' }).waitFor();
  },
};

/** Page work in a game of 10,000 challenges and a list of 5,000 games, against 100 and 50. */
export async function measureGrown(run: BrowserRun): Promise<Figure[]> {
  const { quick, end, print, grown, browser, builders, session } = run;
  const rounds = quick ? 2 : 7;
  const sessions = {
    small: await signIn(browser, builders.federated, grown.small.email),
    large: await signIn(browser, builders.federated, grown.large.email),
  };
  const games: Steps = {
    'games list': async (page) => {
      await page.goto(ROUTES.list.path);
      await page.locator(ROUTES.list.painted).nth(24).waitFor();
    },
  };
  const spent = new Map<string, Record<(typeof SIZES)[number], number[]>>();
  for (let round = 0; round <= rounds; round += 1) {
    print(`Grown: ${round === 0 ? 'warming up' : `round ${round} of ${rounds}`}`);
    for (const size of round % 2 ? SIZES : [...SIZES].reverse()) {
      end.check();
      const works = {
        ...(await walk(run, STEPS, grown[size], session)),
        ...(await walk(run, games, grown[size], sessions[size])),
      };
      if (round === 0) continue;
      for (const [name, work] of Object.entries(works)) {
        const series = spent.get(name) ?? { small: [], large: [] };
        series[size].push(work);
        spent.set(name, series);
      }
    }
  }
  const group = `Grown, work of the screen: 10,000 challenges against 100, 5,000 games against 50 (${rounds} rounds in turns)`;
  return [...spent].map(([name, { small, large }]) =>
    ratioFigure(group, name, { ours: large, twin: small, unit: 'ms', named: ['large', 'small'] }, BUDGETS.growth),
  );
}

/** Runs the steps in a fresh browser and returns the cost of each. */
async function walk(
  { browser, builders }: BrowserRun,
  steps: Steps,
  grown: Grown,
  session: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, number>>> {
  const context = await newVisitor(browser, { baseURL: builders.federated });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaint, { selector: CARDS, session });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const works: Record<string, number> = {};
    for (const [name, step] of Object.entries(steps))
      works[name] = await pageWork(page, devtools, () => step(page, grown));
    return works;
  } finally {
    await context.close();
  }
}
