import type { Page } from '@playwright/test';
import { paths } from '@waymark/contract';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { framesOf } from '../browser/frame-watch';
import { watchPaint } from '../browser/paint-watch';
import { GAME } from '../browser/routes';
import { longTasksOf } from '../browser/task-watch';
import { THROTTLE } from '../browser/visit';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { percentile } from '../result/statistics';

const TITLE = '[data-title]';
/** A slide fades in for 700 ms; then the next ones are loaded. */
const BETWEEN_MS = 1200;
const FADE_MS = 700;
/** Two frames of 60 a second: one was dropped. */
const DROPPED_MS = 34;

/**
 * Slide changes against a bare page that fades the same pictures in the same turns. Without a graphics card the browser blends
 * them on the processor, and other work of the machine costs frames too: the bare page says how many.
 */
export async function measureSlides(run: BrowserRun): Promise<Figure[]> {
  const { browser, builders, session, quick, end, say } = run;
  const changes = quick ? 20 : 100;
  say(`Slides: ${changes} changes`);
  const context = await newVisitor(browser);
  try {
    const show = await context.newPage();
    await show.addInitScript(watchPaint, { selector: TITLE, session });
    await show.goto(`${builders.federated}${paths.slideshow(GAME)}?delay=3600`);
    await show.locator(TITLE).waitFor();
    await show.waitForTimeout(3000);
    const ours = await measure(run, show, changes, () => show.keyboard.press('ArrowRight'));
    const pictures = await show
      .locator('[data-answer] img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
    await show.close();
    end.check();
    const bare = await context.newPage();
    await bare.goto(`${builders.federated}${paths.signIn()}`);
    await bare.evaluate(undress, { pictures, fade: FADE_MS });
    await bare.waitForTimeout(1000);
    const floor = await measure(run, bare, changes, () =>
      bare.evaluate(() => window.dispatchEvent(new Event('bench-next'))),
    );
    const group = `Slideshow, ${changes} changes (${THROTTLE.slowdown}× slower CPU)`;
    const dropped = (frames: readonly number[]) => frames.filter((frame) => frame > DROPPED_MS).length;
    const at = (frames: readonly number[]) =>
      `p99 ${percentile(frames, 0.99).toFixed(0)} ms, most ${percentile(frames, 1).toFixed(0)} ms`;
    return [
      {
        group,
        name: `frames over ${DROPPED_MS} ms, more than a bare page that fades the same pictures`,
        value: Math.max(0, dropped(ours.frames) - dropped(floor.frames)),
        unit: 'count',
        budget: BUDGETS.slides.dropped,
        detail: `${dropped(ours.frames)} (${at(ours.frames)}) against ${dropped(floor.frames)} (${at(floor.frames)})`,
        series: { ours: ours.frames, bare: floor.frames },
      },
      {
        group,
        name: 'tasks over 50 ms, more than the bare page has',
        value: Math.max(0, ours.tasks.length - floor.tasks.length),
        unit: 'count',
        budget: BUDGETS.slides.tasks,
        detail: `${ours.tasks.map((task) => task.toFixed(0)).join(', ') || 'none'}; bare ${floor.tasks.length}`,
        series: { ours: ours.tasks, bare: floor.tasks },
      },
    ];
  } finally {
    await context.close();
  }
}

async function measure({ end }: BrowserRun, page: Page, changes: number, change: () => Promise<unknown>) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.slowdown });
  let frames: readonly number[] = [];
  const tasks = await longTasksOf(page, async () => {
    frames = await framesOf(page, async () => {
      for (let turn = 0; turn < changes; turn += 1) {
        end.check();
        await change();
        await page.waitForTimeout(BETWEEN_MS);
      }
    });
  });
  return { frames, tasks };
}

/** Runs in the page: leaves nothing but pictures that fade over each other, decoded before. */
function undress({ pictures, fade }: { pictures: readonly string[]; fade: number }): void {
  document.body.replaceChildren();
  let turn = 0;
  window.addEventListener('bench-next', () => {
    const layer = document.createElement('div');
    Object.assign(layer.style, { position: 'fixed', inset: '0', willChange: 'opacity' });
    const picture = new Image();
    picture.src = pictures[turn % pictures.length] ?? '';
    turn += 1;
    Object.assign(picture.style, { width: '100%', height: '100%', objectFit: 'cover' });
    layer.append(picture);
    picture.decode().then(
      () => {
        layer.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fade, easing: 'ease-out' });
        if (document.body.children.length > 1) document.body.firstElementChild?.remove();
        document.body.append(layer);
      },
      () => undefined,
    );
  });
}
