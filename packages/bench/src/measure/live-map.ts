import type { Page, WebSocketRoute } from '@playwright/test';
import { paths } from '@waymark/contract';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { framesOf, longShare } from '../browser/frame-watch';
import { watchPaint } from '../browser/paint-watch';
import { QUAY, WALKERS } from '../processes/crowd';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { percentile } from '../result/statistics';

const MAP = 'canvas';
/** How often a team reports its location. */
const EVERY_MS = 3000;
/** Messages arrive in small batches, as from a socket. */
const LOT_MS = 30;

/** Frames of the live map while 500 teams walk, against the same map while they stand still. */
export async function measureLiveMap(run: BrowserRun): Promise<Figure[]> {
  const { browser, builders, session, crowd, quick, end, print } = run;
  print('Live map');
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    let socket: WebSocketRoute | undefined;
    // Only the screen is measured: locations arrive over the socket as from the provider.
    await page.routeWebSocket(/\/socket/, (route) => {
      socket = route;
      const server = route.connectToServer();
      route.onMessage((message) => server.send(message));
      server.onMessage((message) => route.send(message));
    });
    await page.addInitScript(watchPaint, { selector: MAP, session });
    await page.goto(`${builders.federated}${paths.teams(crowd.walk.game)}?view=map`);
    await page.locator(MAP).first().waitFor();
    const walk = async (seconds: number, walking: boolean) => {
      const until = performance.now() + seconds * 1000;
      const lot = Math.ceil((WALKERS * LOT_MS) / EVERY_MS);
      for (let turn = 0; performance.now() < until; turn += 1) {
        end.check();
        for (let one = 0; walking && one < lot; one += 1) {
          socket?.send(moveOf(crowd.walk.game, crowd.walk.first + ((turn * lot + one) % WALKERS), turn));
        }
        await page.waitForTimeout(LOT_MS);
      }
    };
    const seconds = quick ? 4 : 8;
    const frames = { walking: [] as number[], standing: [] as number[] };
    for (let round = 0; round < (quick ? 2 : 4); round += 1) {
      for (const side of ['standing', 'walking'] as const) {
        await settle(page);
        frames[side].push(...(await framesOf(page, () => walk(seconds, side === 'walking'))));
      }
    }
    const more = 100 * (longShare(frames.walking) - longShare(frames.standing));
    const at = (side: keyof typeof frames, share: number) => percentile(frames[side], share).toFixed(1);
    return [
      {
        group: `Live map, ${WALKERS} teams that say every ${EVERY_MS / 1000} s where they are`,
        name: 'long frames, percentage points more than while they stand',
        value: Number(more.toFixed(1)),
        unit: 'count',
        budget: BUDGETS.longFrames,
        detail: `walking p50 ${at('walking', 0.5)} ms, p95 ${at('walking', 0.95)} ms; standing p50 ${at('standing', 0.5)} ms, p95 ${at('standing', 0.95)} ms`,
        series: frames,
      },
    ];
  } finally {
    await context.close();
  }
}

/** Pending updates are rendered first. */
const settle = (page: Page) => page.waitForTimeout(1500);

function moveOf(game: number, team: number, turn: number): string {
  const step = Math.sin(turn / 7 + team) * 0.0004;
  const place = {
    latitude: QUAY.latitude + ((team % 25) - 12) * 0.0006 + step,
    longitude: QUAY.longitude + ((team % 20) - 10) * 0.001 + Math.cos(turn / 5 + team) * 0.0006,
    at: new Date().toISOString(),
  };
  const detail = { game: { id: game }, team: { id: team }, place };
  return JSON.stringify({ id: `move-${turn}-${team}`, source: 'ss.place.move', detail });
}
