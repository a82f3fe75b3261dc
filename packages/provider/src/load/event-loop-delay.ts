import { performance } from 'node:perf_hooks';

const EVERY_MS = 50;
/** How much one look counts: a pause that is over is soon forgotten, one that goes on is known within half a second. */
const WEIGHT = 0.2;

/** How long whatever arrives waits before this process gets to it, in milliseconds. */
export class EventLoopDelay {
  readonly #timer: NodeJS.Timeout;
  #due = performance.now() + EVERY_MS;
  #delay = 0;

  constructor() {
    this.#timer = setInterval(() => this.#look(), EVERY_MS).unref();
  }

  get value(): number {
    return this.#delay;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const now = performance.now();
    const late = Math.max(0, now - this.#due);
    this.#delay += WEIGHT * (late - this.#delay);
    this.#due = now + EVERY_MS;
  }
}
