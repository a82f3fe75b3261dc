import { paths } from '@waymark/contract';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { watchPaint } from '../browser/paint-watch';
import { longTasksOf } from '../browser/task-watch';
import { travel } from '../browser/travel';
import { THROTTLE } from '../browser/visit';
import { PATH_CHALLENGES } from '../processes/presented';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { spreadOf } from '../result/statistics';

const CARD = 'ol > li[data-challenge]';
const START = 'h1';
/** Until everything that comes after the first cards has come. */
const SETTLED_MS = 3000;

/** From the menu of a game to the path of 1,000 challenges. */
export async function measurePath(run: BrowserRun): Promise<Figure[]> {
  const { browser, builders, session, presented, quick, end, say } = run;
  say('Path');
  const rounds = quick ? 2 : 5;
  const times: number[] = [];
  const tasks: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    end.check();
    const context = await newVisitor(browser);
    try {
      const page = await context.newPage();
      await page.addInitScript(watchPaint, { selector: START, session });
      await page.goto(builders.federated + paths.analytics(presented.path));
      const link = `a[href$="${paths.path(presented.path)}"]`;
      await page.locator(link).first().waitFor();
      await page.waitForTimeout(2000);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.slowdown });
      tasks.push(
        ...(await longTasksOf(page, async () => {
          times.push(await page.evaluate(travel, { link, painted: CARD }));
          await page.waitForTimeout(SETTLED_MS);
        })),
      );
    } finally {
      await context.close();
    }
  }
  const group = `Path of ${PATH_CHALLENGES} challenges (${THROTTLE.slowdown}× slower CPU, ${rounds} rounds)`;
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
      value: Math.max(0, ...tasks),
      unit: 'ms',
      budget: BUDGETS.path.task,
      detail: tasks.map((task) => task.toFixed(0)).join(', ') || 'none over 50 ms',
      series: { tasks },
    },
  ];
}
