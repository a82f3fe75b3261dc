import { setTimeout as wait } from 'node:timers/promises';
import type { Envelope } from '../realtime/publish-event';

/** Events waiting for one game's webhook. If there are more, the oldest are dropped. */
export const MOST_WAITING = 1000;
/** Pauses before the second and third attempt, in milliseconds. */
const PAUSES = [5_000, 30_000];

/** How a line sends its events. */
export interface EventLineOptions {
  /** Posts an event. @returns whether it was taken */
  readonly post: (event: Envelope['message']) => Promise<boolean>;
  /** Called for an event that was given up. */
  readonly onLost: () => void;
  /** Ends the pauses. */
  readonly signal: AbortSignal;
  readonly pause?: (span: number, signal: AbortSignal) => Promise<unknown>;
}

/** The events of one game, sent one after another: what a receiver hears is in the order in which it happened. */
export class EventLine {
  readonly #options: EventLineOptions;
  readonly #waiting: Envelope['message'][] = [];
  #isSending = false;

  constructor(options: EventLineOptions) {
    this.#options = options;
  }

  /** Adds an event, and sends it when it is its turn. */
  add(event: Envelope['message']): void {
    if (this.#waiting.length >= MOST_WAITING) this.#waiting.shift();
    this.#waiting.push(event);
    if (!this.#isSending) void this.#send();
  }

  /** Forgets what waits. */
  clear(): void {
    this.#waiting.length = 0;
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    for (let event = this.#waiting.shift(); event; event = this.#waiting.shift()) {
      if (!(await this.#isTaken(event)) && !this.#options.signal.aborted) this.#options.onLost();
    }
    this.#isSending = false;
  }

  async #isTaken(event: Envelope['message']): Promise<boolean> {
    const { post, signal, pause = (span) => wait(span, undefined, { signal, ref: false }) } = this.#options;
    if (signal.aborted) return false;
    if (await post(event)) return true;
    for (const span of PAUSES) {
      await pause(span, signal).catch(() => undefined);
      if (signal.aborted) return false;
      if (await post(event)) return true;
    }
    return false;
  }
}
