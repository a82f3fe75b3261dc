import type { Page } from '@playwright/test';
import { paths } from '@waymark/contract';
import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { framesOf } from '../browser/frame-watch';
import { watchPaint } from '../browser/paint-watch';
import { GAME } from '../browser/routes';
import { causesOf, type LongTask, namedLongTasksOf } from '../browser/task-watch';
import { THROTTLE } from '../browser/visit';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { percentile } from '../result/statistics';

const TITLE = '[data-title]';
/** Seconds a slide stays. It fades in for 700 ms; then the next ones load. */
const DELAY = 1.2;
const FADE_MS = 700;
/** Two frames of 60 a second: one was dropped. */
const DROPPED_MS = 34;
/** Videos play for their own length and are decoded meanwhile, so both pages omit them. */
const FILMS = /\.(mp4|webm)(\?|$)/;

/**
 * Slide changes against a bare page that fades the same pictures in the same rhythm. Without a graphics card the
 * browser blends them on the CPU, and other work on the machine costs frames too: the bare page shows how many. No keys
 * are pressed, because they would keep the controls on screen.
 */
export async function measureSlides(run: BrowserRun): Promise<Figure[]> {
  const { browser, builders, session, quick, end, print } = run;
  const changes = quick ? 20 : 100;
  print(`Slides: ${changes} changes`);
  const context = await newVisitor(browser);
  try {
    const show = await context.newPage();
    await show.route(FILMS, (route) => route.abort());
    const pictures = new Set<string>();
    show.on('response', async (response) => {
      const type = (await response.headerValue('content-type').catch(() => null)) ?? '';
      if (type.startsWith('image/') && response.url().includes('/media/')) pictures.add(response.url());
    });
    await show.addInitScript(watchPaint, { selector: TITLE, session });
    await show.goto(`${builders.federated}${paths.slideshow(GAME)}?delay=${DELAY}`);
    await show.locator(TITLE).waitFor();
    await show.waitForTimeout(3000);
    const ours = await measure(run, show, changes, countSlides);
    await show.close();
    end.check();
    const bare = await context.newPage();
    await bare.goto(`${builders.federated}${paths.signIn()}`);
    await bare.evaluate(undress, { pictures: [...pictures], fade: FADE_MS, every: DELAY * 1000 });
    await bare.waitForTimeout(3000);
    const floor = await measure(run, bare, changes, countSlides);
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
        detail: `${ours.tasks.length} (${causesOf(ours.tasks)}) against ${floor.tasks.length} (${causesOf(floor.tasks)})`,
        series: { ours: ours.tasks.map(milliseconds), bare: floor.tasks.map(milliseconds) },
      },
    ];
  } finally {
    await context.close();
  }
}

const milliseconds = ({ duration }: LongTask): number => duration;

async function measure({ end }: BrowserRun, page: Page, changes: number, count: () => void) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.slowdown });
  await page.evaluate(count);
  let frames: readonly number[] = [];
  const tasks = await namedLongTasksOf(page, async () => {
    frames = await framesOf(page, async () => {
      for (let seen = 0; seen < changes; seen = await page.evaluate(() => window.waymarkSlides ?? 0)) {
        end.check();
        await page.waitForTimeout(Math.max(1, changes - seen) * DELAY * 500);
      }
    });
  });
  return { frames, tasks };
}

declare global {
  interface Window {
    /** Slides shown since they were counted. */
    waymarkSlides?: number;
  }
}

/** Runs in the page: counts slides and titles as they appear. */
function countSlides(): void {
  window.waymarkSlides = 0;
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const isSlide = node instanceof HTMLElement && node.matches('[data-answer], [data-title]');
      if (isSlide) window.waymarkSlides = (window.waymarkSlides ?? 0) + 1;
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** What the bare page fades, and the duration of each fade and slide. */
interface Bare {
  readonly pictures: readonly string[];
  readonly fade: number;
  readonly every: number;
}

/** Runs in the page: leaves nothing but predecoded pictures that fade into each other. */
function undress({ pictures, fade, every }: Bare): void {
  document.body.replaceChildren();
  let turn = 0;
  setInterval(() => {
    const layer = document.createElement('div');
    layer.dataset.answer = String(turn);
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
  }, every);
}
