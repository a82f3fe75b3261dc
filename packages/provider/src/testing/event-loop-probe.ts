import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { ThreadClock } from './thread-clock';

/** A stretch in which the event loop was blocked. */
export interface Standstill {
  /** CPU milliseconds of this thread without a break. */
  readonly worked: number;
  /** Calls in flight, or just finished. */
  readonly calls: readonly string[];
}

/** Interval at which the loop is checked during a call. */
const EVERY_MS = 10;

/**
 * Detects a blocked event loop while the provider answers calls. Work of a test between two calls does not count, nor
 * does waiting for a busy core, because it measures the thread's CPU time.
 */
export class EventLoopProbe {
  readonly #clock = new ThreadClock();
  readonly #underWay = new Map<ServerResponse, string>();
  readonly #mostMs: number;
  #found: Standstill[] = [];
  #mark = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param mostMs longest allowed stretch */
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

  /** Findings since the last call. */
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
