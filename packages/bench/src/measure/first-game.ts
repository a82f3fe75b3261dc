import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@waymark/launch';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { THROTTLE, throttle } from '../browser/visit';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { spreadOf } from '../result/statistics';

/** What is pressed, and what is on screen once that is done. */
type Step = readonly [press: Locator, until: Locator];

/** From the sign-in page, with a new device, to a game from a template that teams can play: presses, and time spent waiting. */
export async function measureFirstGame({ browser, builders, quick, end, print }: BrowserRun): Promise<Figure[]> {
  print('From signing in to the first game');
  const waits: number[] = [];
  let presses = 0;
  for (let round = 0; round < (quick ? 1 : 5); round += 1) {
    end.check();
    const context = await newVisitor(browser);
    try {
      const page = await context.newPage();
      await throttle(await context.newCDPSession(page));
      await page.goto(`${builders.federated}/sign-in`);
      await page.getByLabel(/e-?mail/i).fill('super@demo.test');
      await page.getByLabel(/password/i).fill(DEMO_PASSWORD);
      const steps = stepsOf(page);
      const begun = performance.now();
      for (const [press, until] of steps) {
        await press.click();
        await until.waitFor();
      }
      waits.push(performance.now() - begun);
      presses = steps.length;
    } finally {
      await context.close();
    }
  }
  const group = `From signing in to a game that teams can play (${THROTTLE.slowdown}× slower CPU, ${THROTTLE.megabits} Mbps, ${waits.length} rounds)`;
  const { median, least, most } = spreadOf(waits);
  return [
    { group, name: 'presses', value: presses, unit: 'count', budget: BUDGETS.firstGame },
    {
      group,
      name: 'time without pauses between them',
      value: median,
      unit: 'ms',
      detail: `${least.toFixed(0)} to ${most.toFixed(0)} ms`,
      series: { waits },
    },
  ];
}

function stepsOf(page: Page): readonly Step[] {
  const ready = page.getByRole('region', { name: 'Ready to go live' });
  const newGame = page.getByRole('link', { name: 'New Game' });
  const template = page.getByRole('radio', { name: /City trail/ });
  const create = page.getByRole('button', { name: 'Create game' });
  const when = ready.getByRole('button', { name: /Set a start time\.$/ });
  const anytime = page.getByRole('radio', { name: 'Start Anytime' });
  const start = ready.getByRole('button', { name: 'Start Game', disabled: false });
  return [
    [page.getByRole('button', { name: /sign in/i }), newGame],
    [newGame, template],
    [template, create],
    [create, when],
    [when, anytime],
    [anytime, start],
    [start, ready.getByText('Ready. Teams start whenever they like.')],
  ];
}
