import type { Page } from '@playwright/test';
import { paths } from '@waymark/contract';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { watchPaint } from '../browser/paint-watch';
import { causesOf, type LongTask, namedLongTasksOf } from '../browser/task-watch';
import { travel } from '../browser/travel';
import { THROTTLE } from '../browser/visit';
import { PATH_CHALLENGES } from '../processes/presented';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { spreadOf } from '../result/statistics';

const CARD = 'ol > li[data-challenge]';
const START = 'h1';
/** Time for everything loaded after the first cards. */
const SETTLED_MS = 3000;
/** A game of usual size, which mermaid parses. */
const USUAL_CHALLENGES = 60;

/** From a game's menu to its path: of 1,000 challenges, and of a usual game. */
export async function measurePath(run: BrowserRun): Promise<Figure[]> {
  return [...(await measureGameOf(run, PATH_CHALLENGES)), ...(await measureGameOf(run, USUAL_CHALLENGES))];
}

async function measureGameOf(run: BrowserRun, challenges: number): Promise<Figure[]> {
  const { browser, builders, session, presented, quick, end, print } = run;
  print(`Path of ${challenges} challenges`);
  const rounds = quick ? 2 : 5;
  const times: number[] = [];
  const tasks: LongTask[] = [];
  for (let round = 0; round < rounds; round += 1) {
    end.check();
    const context = await newVisitor(browser, { ignoreHTTPSErrors: true });
    try {
      const page = await context.newPage();
      if (challenges < PATH_CHALLENGES) await readFirst(page, challenges);
      await page.addInitScript(watchPaint, { selector: START, session });
      await page.goto(builders.federated + paths.analytics(presented.path));
      const link = `a[href$="${paths.path(presented.path)}"]`;
      await page.locator(link).first().waitFor();
      await page.waitForTimeout(2000);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.slowdown });
      tasks.push(
        ...(await namedLongTasksOf(page, async () => {
          times.push(await page.evaluate(travel, { link, painted: CARD }));
          await page.waitForTimeout(SETTLED_MS);
        })),
      );
    } finally {
      await context.close();
    }
  }
  const group = `Path of ${challenges} challenges (${THROTTLE.slowdown}× slower CPU, ${rounds} rounds)`;
  const { median, least, most } = spreadOf(times);
  return [
    {
      group,
      name: 'from the menu to the first cards',
      value: median,
      unit: 'ms',
      budget: BUDGETS.path.painted,
      detail: `${least.toFixed(0)} to ${most.toFixed(0)} ms`,
      series: { times },
    },
    {
      group,
      name: 'longest task until everything is there',
      value: Math.max(0, ...tasks.map(({ duration }) => duration)),
      unit: 'ms',
      budget: BUDGETS.path.task,
      detail: causesOf(tasks) || 'none over 50 ms',
      series: { tasks: tasks.map(({ duration }) => duration) },
    },
  ];
}

/** Limits games to this many challenges. The game has trees of fifty; the last one is truncated. */
const readFirst = (page: Page, count: number) =>
  page.route(/\/tasks\/game\/\d+\.json/, async (route) => {
    const response = await route.fetch();
    const { tasks, meta, ...rest } = (await response.json()) as { tasks: readonly unknown[]; meta: object };
    await route.fulfill({ response, json: { ...rest, tasks: tasks.slice(0, count), meta: { ...meta, count } } });
  });
