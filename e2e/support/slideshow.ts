import type { Page } from '@playwright/test';
import { PAGE_SIZE_STREAM } from '@waymark/contract';

/** The top slide: the id of an answer, or `title`. */
export const onView = async (page: Page): Promise<string> =>
  (await page.locator('[data-answer], [data-title]').last().getAttribute('data-answer')) ?? 'title';
/** A button of the control bar. */
export const control = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });
/** The video on top. */
export const film = (page: Page) => page.locator('[data-answer]').last().locator('video');

/** Presses a control: the bar appears with movement. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main', { name: 'Slideshow' }).hover({ position: { x: 200, y: 120 } });
  await page.mouse.move(220, 130);
  await control(page, name).click();
}

/** Cuts the list of slides down to its newest photos. */
export async function withPhotos(page: Page, count: number): Promise<void> {
  await page.route(/\/answers\/slideshow\//, async (route) => {
    const answer = await route.fetch();
    const { answers, ...rest } = (await answer.json()) as { readonly answers: readonly { readonly type: number }[] };
    const photos = new URL(route.request().url()).searchParams.has('max_id')
      ? []
      : answers.filter(({ type }) => type === 1).slice(0, count);
    await route.fulfill({ response: answer, json: { ...rest, answers: photos, count: photos.length } });
  });
}

/** The calls by which a page reads its slides. */
export class SlideReads {
  /** Their addresses. */
  readonly asked: string[] = [];
  #read = 0;
  #isWhole = false;

  constructor(page: Page) {
    page.on('request', (request) => {
      if (isOfSlides(request.url())) this.asked.push(request.url());
    });
    page.on('response', async (response) => {
      // Later ones may be cut off.
      if (this.#isWhole || !isOfSlides(response.url())) return;
      const { answers, count } = (await response.json()) as { readonly answers: unknown[]; readonly count?: number };
      this.#read += answers.length;
      // Some providers count only a page, or nothing; then the end is an empty page.
      const isShort = answers.length < PAGE_SIZE_STREAM;
      this.#isWhole = answers.length === 0 || (isShort && this.#read >= (count ?? Number.POSITIVE_INFINITY));
    });
  }

  /** Whether the page has read all slides once. */
  readonly isWhole = (): boolean => this.#isWhole;
}

const isOfSlides = (url: string): boolean => url.includes('/answers/slideshow/');

declare global {
  interface Window {
    /** What was on screen while observed. */
    waymarkShown?: {
      frames: number;
      /** Frames in which an area showed neither a picture nor the title. */
      readonly dark: string[];
      turns: number;
      titles: number;
      /** Frames in which something was fading in. */
      fading: number;
    };
    /** Slides and titles shown since they were counted. */
    waymarkTurns?: number;
  }
}

/** Runs in the page, whose timers are simulated: gives a due slide the time to render, and no longer. */
export async function letDraw(seen: number): Promise<void> {
  for (let turn = 0; turn < 2000 && (window.waymarkTurns ?? 0) <= seen; turn += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  }
}

/** Runs in the page: counts slides as they appear. */
export function countTurns(): void {
  window.waymarkTurns = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        const isTurn = node instanceof Element && node.matches('[data-answer], [data-title]');
        if (isTurn) window.waymarkTurns = (window.waymarkTurns ?? 0) + 1;
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Runs in the page: inspects the slideshow's layers in every frame. */
export function watchFrames(): void {
  const shown = { frames: 0, dark: [] as string[], turns: 0, titles: 0, fading: 0 };
  window.waymarkShown = shown;
  const isDrawn = (one: Element | null): boolean =>
    one instanceof HTMLVideoElement
      ? one.readyState >= 2
      : one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0;
  let top: Element | undefined;
  const look = () => {
    const layers = [...document.querySelectorAll('[data-answer], [data-title]')].reverse();
    if (layers[0] !== top) {
      top = layers[0];
      shown.turns += 1;
      if (top?.matches('[data-title]')) shown.titles += 1;
    }
    /** How much of the frame a picture covers, and how much of the layer below shows through. */
    let [drawn, through] = [0, 1];
    for (const layer of layers) {
      const opacity = Number(getComputedStyle(layer).opacity);
      if (opacity < 1) shown.fading += 1;
      if (isDrawn(layer.querySelector('img, video'))) drawn += through * opacity;
      through *= 1 - opacity;
    }
    shown.frames += 1;
    if (drawn < 0.99) shown.dark.push(`frame ${shown.frames}: ${drawn.toFixed(2)} of ${layers.length} layers`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
