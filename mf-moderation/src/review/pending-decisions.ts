import { type Answer, type Readable, type Writable, writable } from '@waymark/contract';
import type { DeviceStore } from '@waymark/host-kit';
import type { OutboxEntry } from './kept-decision';

/** The decisions the provider hasn't accepted yet, in order; stored on the device. */
export class PendingDecisions {
  readonly #store: DeviceStore<OutboxEntry>;
  readonly #entries: Writable<readonly OutboxEntry[]>;

  constructor(store: DeviceStore<OutboxEntry>) {
    this.#store = store;
    const kept = [...store.all().values()].sort((one, other) => one.at.localeCompare(other.at));
    this.#entries = writable<readonly OutboxEntry[]>(kept);
  }

  get entries(): Readable<readonly OutboxEntry[]> {
    return this.#entries;
  }

  find(key: string): OutboxEntry | undefined {
    return this.#entries.get().find((entry) => entry.key === key);
  }

  /** The first one that can be sent. */
  next(): OutboxEntry | undefined {
    return this.#entries.get().find(({ state }) => state !== 'conflict');
  }

  /** Whether another tab of this account has settled it. */
  isSettledElsewhere(key: string): boolean {
    return this.#store.wasForgotten(key);
  }

  /** Adds or replaces one. */
  put(entry: OutboxEntry): void {
    this.#store.set(entry.key, entry);
    const entries = this.#entries.get();
    const isKnown = entries.some(({ key }) => key === entry.key);
    this.#entries.set(isKnown ? entries.map((one) => (one.key === entry.key ? entry : one)) : [...entries, entry]);
  }

  drop(key: string): void {
    this.#store.delete(key);
    this.#entries.set(this.#entries.get().filter((entry) => entry.key !== key));
  }

  /** Marks those being sent as waiting for the connection. */
  wait(): void {
    for (const entry of this.#entries.get()) {
      if (entry.state === 'sending') this.put({ ...entry, state: 'waiting' });
    }
  }

  /** Later decisions on the same answers build on an earlier one's result. */
  rekey(answers: readonly Answer[]): this {
    for (const entry of this.#entries.get()) {
      const seen = entry.answers.map((one) => {
        const now = answers.find(({ id }) => id === one.id);
        return now ? { ...one, review_key: now.review_key } : one;
      });
      if (seen.some((one, place) => one !== entry.answers[place])) this.put({ ...entry, answers: seen });
    }
    return this;
  }
}
