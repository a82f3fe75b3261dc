import type { Page } from '@playwright/test';
import { paths } from '@waymark/contract';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { framesOf } from '../browser/frame-watch';
import { watchPaint } from '../browser/paint-watch';
import { THROTTLE } from '../browser/visit';
import { BOARDS } from '../processes/crowd';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { percentile } from '../result/statistics';

const ROW = '[aria-posinset]';
const CHANGES_A_SECOND = 50;
const BETWEEN_WHEELS_MS = 50;

/** Frames while scrolling a board of 10,000 teams of which 50 scores change each second. */
export async function measureBoard(run: BrowserRun): Promise<Figure[]> {
  const { browser, builders, session, crowd, quick, print } = run;
  print('Board');
  const seconds = quick ? 8 : 20;
  const context = await newVisitor(browser, { ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaint, { selector: ROW, session });
    await page.goto(`${builders.federated}${paths.leaderboard(crowd.boards.large)}`);
    await page.locator(ROW).first().waitFor();
    const calls = await callsOf(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.slowdown });
    let reads = 0;
    page.on('response', (answer) => {
      if (answer.url().includes('/leaderboards/game/')) reads += 1;
    });
    let changed = 0;
    const frames = await framesOf(page, async () => {
      const until = performance.now() + seconds * 1000;
      const changing = change(run, calls, until).then((made) => {
        changed = made;
      });
      for (let turn = 0; performance.now() < until; turn += 1) {
        await page.mouse.move(640, 500);
        await page.mouse.wheel(0, turn % 40 < 20 ? 300 : -300);
        await page.waitForTimeout(BETWEEN_WHEELS_MS);
      }
      await changing;
    });
    const at = (share: number) => percentile(frames, share).toFixed(0);
    return [
      {
        group: `Board of ${BOARDS.large} teams, scrolled while ${CHANGES_A_SECOND} scores change a second (${seconds} s)`,
        name: `time between frames, p95 (${THROTTLE.slowdown}× slower CPU)`,
        value: percentile(frames, 0.95),
        unit: 'ms',
        budget: BUDGETS.board.frame,
        detail: `p50 ${at(0.5)} ms, most ${at(1)} ms, ${(changed / seconds).toFixed(0)} changes a second, ${reads} reads of the board`,
        series: { frames },
      },
    ];
  } finally {
    await context.close();
  }
}

/** Address and credentials of this page's calls. */
async function callsOf(page: Page): Promise<{ readonly origin: string; readonly headers: Record<string, string> }> {
  const requested = page.waitForRequest((request) => request.url().includes('/leaderboards/game/'));
  await page.reload();
  const request = await requested;
  await page.locator(ROW).first().waitFor();
  const { authorization = '', 'x-whitelabel': whitelabel = '' } = request.headers();
  return {
    origin: new URL(request.url()).origin,
    headers: { Authorization: authorization, 'X-Whitelabel': whitelabel },
  };
}

/** Gives points to one team after the other, as often as wanted. @returns how many were given */
async function change(
  { browser, crowd, end }: BrowserRun,
  { origin, headers }: Awaited<ReturnType<typeof callsOf>>,
  until: number,
): Promise<number> {
  const context = await newVisitor(browser, { ignoreHTTPSErrors: true });
  try {
    const { game, first } = { game: crowd.boards.large, first: crowd.teams.large };
    let given = 0;
    const give = async () => {
      const team = first + ((given * 37) % BOARDS.large);
      given += 1;
      const data = { game_id: game, team_id: team, points: 1 + (given % 400), reason: 'Bench' };
      const answer = await context.request.post(`${origin}/v1/leaderboards/adjustments.json`, { headers, data });
      if (!answer.ok()) throw new Error(`A bonus was met with ${answer.status()}: ${await answer.text()}`);
    };
    const began = performance.now();
    const underway = new Set<Promise<void>>();
    while (performance.now() < until) {
      end.check();
      const due = Math.floor(((performance.now() - began) * CHANGES_A_SECOND) / 1000);
      while (given < due && underway.size < 16) {
        const one: Promise<void> = give().finally(() => underway.delete(one));
        underway.add(one);
      }
      await Promise.race([...underway, new Promise((resolve) => setTimeout(resolve, 10))]);
    }
    await Promise.all(underway);
    return given;
  } finally {
    await context.close();
  }
}
