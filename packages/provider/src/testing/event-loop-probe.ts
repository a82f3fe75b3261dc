import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { ThreadClock } from './thread-clock';

/** A stretch in which nobody else was answered. */
export interface Standstill {
  /** Milliseconds this thread worked without a break. */
  readonly worked: number;
  /** The calls that were under way, or had just ended. */
  readonly calls: readonly string[];
}

/** How often the loop is to come round while a call is under way. */
const EVERY_MS = 10;

/**
 * Watches whether this thread goes on to the next thing while the provider answers calls. What a test does on its own
 * between two calls does not count, and neither does waiting for a busy core: time is what the thread itself has worked.
 */
export class EventLoopProbe {
  readonly #clock = new ThreadClock();
  readonly #underWay = new Map<ServerResponse, string>();
  readonly #mostMs: number;
  #found: Standstill[] = [];
  #mark = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param mostMs longest stretch that is none */
  constructor(mostMs: number) {
    this.#mostMs = mostMs;
  }

  open(): void {
    subscribe('http.server.request.start', this.#begin);
  }

  close(): void {
    unsubscribe('http.server.request.start', this.#begin);
    clearInterval(this.#timer);
    this.#underWay.clear();
    this.#clock.close();
  }

  /** What was found since the last time. */
  take(): readonly Standstill[] {
    this.#look();
    const found = this.#found;
    this.#found = [];
    return found;
  }

  readonly #begin = (message: unknown): void => {
    const { request, response } = message as {
      request: { method?: string; url?: string };
      response: ServerResponse;
    };
    if (this.#underWay.size === 0) {
      this.#mark = this.#clock.worked();
      this.#timer = setInterval(() => this.#look(), EVERY_MS);
    }
    this.#underWay.set(response, `${request.method} ${request.url}`);
    response.once('close', () => this.#end(response));
  };

  #end(response: ServerResponse): void {
    this.#look();
    this.#underWay.delete(response);
    if (this.#underWay.size === 0) clearInterval(this.#timer);
  }

  #look(): void {
    if (this.#underWay.size === 0) return;
    const now = this.#clock.worked();
    const worked = now - this.#mark;
    this.#mark = now;
    if (worked > this.#mostMs) this.#found.push({ worked: Math.round(worked), calls: [...this.#underWay.values()] });
  }
}
