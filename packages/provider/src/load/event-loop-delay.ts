import { performance } from 'node:perf_hooks';

const EVERY_MS = 50;
/** The weight of one sample: past stalls fade quickly, an ongoing one shows within half a second. */
const WEIGHT = 0.2;

/**
 * How long this process's own work delays the event loop, in milliseconds. Delays caused by other programs do not
 * count, because refusing calls would not shorten them.
 */
export class EventLoopDelay {
  readonly #timer: NodeJS.Timeout;
  #looked = performance.now();
  #cpu = process.cpuUsage();
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
    const passed = now - this.#looked;
    const { user, system } = process.cpuUsage(this.#cpu);
    const own = Math.min(1, (user + system) / 1000 / Math.max(1, passed));
    this.#delay += WEIGHT * (Math.max(0, passed - EVERY_MS) * own - this.#delay);
    this.#looked = now;
    this.#cpu = process.cpuUsage();
  }
}
