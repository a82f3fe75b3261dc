import { performance } from 'node:perf_hooks';

const EVERY_MS = 50;
/** The weight of one sample: a past stall is soon forgotten, an ongoing one shows within half a second. */
const WEIGHT = 0.2;

/** How long work waits until this process gets to it, in milliseconds. */
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
