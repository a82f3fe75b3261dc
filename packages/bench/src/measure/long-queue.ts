import type { Page } from '@playwright/test';
import { paths } from '@waymark/contract';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { pageWork } from '../browser/page-work';
import { watchPaint } from '../browser/paint-watch';
import type { Grown } from '../processes/grown';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { ratioFigure } from '../result/ratio';

const SIZES = ['small', 'large'] as const;
/** Decided one after another. */
const DECISIONS = 5;
const IN_FRONT = 'nav [aria-current="true"]';

const STEPS: Readonly<Record<string, (page: Page, grown: Grown) => Promise<void>>> = {
  'open the monitor': async (page, { queue }) => {
    await page.goto(`${paths.monitor(queue)}?order=waiting`);
    await page.locator(IN_FRONT).first().waitFor();
  },
  [`decide about ${DECISIONS}`]: async (page) => {
    for (let made = 0; made < DECISIONS; made += 1) {
      const stored = page.waitForResponse((answer) => /\/answers\/\d+\/accept\.json/.test(answer.url()));
      await page.keyboard.press('a');
      await stored;
    }
  },
};

/** Page work of judging with 10,000 answers waiting, against 100. */
export async function measureLongQueue(run: BrowserRun): Promise<Figure[]> {
  const rounds = run.quick ? 2 : 5;
  const spent = new Map(Object.keys(STEPS).map((name) => [name, { small: [] as number[], large: [] as number[] }]));
  for (let round = 0; round <= rounds; round += 1) {
    run.print(`Queue: ${round === 0 ? 'warming up' : `round ${round} of ${rounds}`}`);
    for (const size of round % 2 ? SIZES : [...SIZES].reverse()) {
      run.end.check();
      const works = await walk(run, run.grown[size]);
      if (round > 0) for (const [name, work] of works) spent.get(name)?.[size].push(work);
    }
  }
  const group = `Queue of 10,000 answers against 100, work of the screen (${rounds} rounds in turns)`;
  return [...spent].map(([name, { small, large }]) =>
    ratioFigure(group, name, { ours: large, twin: small, unit: 'ms', named: ['large', 'small'] }, BUDGETS.longQueue),
  );
}

async function walk({ browser, builders, session }: BrowserRun, grown: Grown): Promise<[string, number][]> {
  const context = await newVisitor(browser, { baseURL: builders.federated });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaint, { selector: IN_FRONT, session });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const works: [string, number][] = [];
    for (const [name, step] of Object.entries(STEPS)) {
      works.push([name, await pageWork(page, devtools, () => step(page, grown))]);
    }
    return works;
  } finally {
    await context.close();
  }
}
