import { isApiFailure } from '@waymark/client';
import { type Answer, type Readable, type Writable, writable } from '@waymark/contract';
import { type Decision, isDecided } from './decision';
import type { DeviceStore } from './device-store';
import type { OutboxEntry } from './kept-decision';
import { SendingAbsent } from './sending-absent';

/** What became of a decision that the provider took. */
export interface SentDecision {
  /** The answers as they are now, as far as they are known. */
  readonly answers: readonly Answer[];
  /** Those that somebody else decided first. */
  readonly left: readonly number[];
  /** Takes the decision back; undefined where there is no way back. */
  readonly undo: number | undefined;
}

/** How an outbox reaches the provider, and who hears what became of its decisions. */
export interface OutboxLine {
  send(decision: Decision): Promise<SentDecision>;
  /** The answer of a refused decision as it is stored; undefined where that cannot be known. */
  stored(decision: Decision, failure: unknown): Promise<Answer | undefined>;
  /** The account that decides here. */
  readonly me: () => number | undefined;
  onSent(decision: Decision, sent: SentDecision): void;
  onConflict(entry: OutboxEntry): void;
  onRefused(decision: Decision, failure: unknown): void;
}

/** Statuses after which the same decision may be sent again: no answer, an ended session, a platform that is away. */
const LATER: readonly unknown[] = ['none', 401, 502, 503, 504];
const isForLater = (failure: unknown): boolean =>
  failure instanceof SendingAbsent || (isApiFailure(failure) && LATER.includes(failure.status));

/**
 * Decisions on their way: shown at once, kept on the device until the provider has taken them, and sent one after the other
 * in the order in which they were made.
 */
export class Outbox {
  readonly #line: OutboxLine;
  readonly #store: DeviceStore<OutboxEntry>;
  readonly #name: string;
  readonly #entries: Writable<readonly OutboxEntry[]>;
  #running: Promise<void> | undefined;

  /** @param name of the lock that keeps two tabs from sending the same decision */
  constructor(name: string, store: DeviceStore<OutboxEntry>, line: OutboxLine) {
    this.#name = name;
    this.#store = store;
    this.#line = line;
    const kept = [...store.all().values()].sort((one, other) => one.at.localeCompare(other.at));
    this.#entries = writable<readonly OutboxEntry[]>(kept);
  }

  /** What is not settled yet, in the order in which it was decided. */
  get entries(): Readable<readonly OutboxEntry[]> {
    return this.#entries;
  }

  /** Shows a decision and sends it. */
  add(decision: Decision): void {
    this.#put({ ...decision, state: 'sending' });
    void this.resume();
  }

  /** Gives a decision up: it was not sent, or the other one stands. */
  drop(key: string): void {
    this.#store.delete(key);
    this.#entries.set(this.#entries.get().filter((entry) => entry.key !== key));
  }

  /** Sends a decision in spite of somebody else's, which was seen. */
  override(key: string): void {
    const entry = this.#find(key);
    if (!entry) return;
    const { theirs, ...decision } = entry;
    const answers = entry.answers.map((seen) =>
      theirs && seen.id === theirs.id ? { id: seen.id, review_key: theirs.review_key } : seen,
    );
    this.add({ ...decision, answers });
  }

  /** Sends what waits. Ends when everything is settled or the connection is away again. */
  resume(): Promise<void> {
    this.#running ??= inOneTab(this.#name, () => this.#sendAll()).finally(() => {
      this.#running = undefined;
      // Made while the last round was ending.
      if (this.#entries.get().some(({ state }) => state === 'sending')) void this.resume();
    });
    return this.#running;
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const next = this.#entries.get().find(({ state }) => state !== 'conflict');
      if (!next) return;
      // Another tab of this account has sent it.
      if (this.#store.wasForgotten(next.key)) this.drop(next.key);
      else if (!(await this.#deliver(next))) return this.#wait();
    }
  }

  /** @returns false where it has to wait for the connection */
  async #deliver(entry: OutboxEntry): Promise<boolean> {
    const { state: _, theirs: __, ...decision } = entry;
    try {
      this.#settle(decision, await this.#line.send(decision));
    } catch (failure) {
      if (isForLater(failure)) return false;
      if (isApiFailure(failure) && failure.status === 409) await this.#meet(decision, failure);
      else this.#refuse(decision, failure);
    }
    return true;
  }

  #settle(decision: Decision, sent: SentDecision): void {
    this.drop(decision.key);
    this.#rekey(sent.answers);
    this.#line.onSent(decision, sent);
  }

  #refuse(decision: Decision, failure: unknown): void {
    this.drop(decision.key);
    this.#line.onRefused(decision, failure);
  }

  /** Somebody was quicker. It may have been this device, when the connection broke before the answer arrived. */
  async #meet(decision: Decision, failure: unknown): Promise<void> {
    const theirs = await this.#line.stored(decision, failure).catch(() => undefined);
    // Not every provider says who it was: whoever decided the same leaves nothing to choose.
    const who = theirs?.reviewed_by?.id ?? this.#line.me();
    if (theirs && who === this.#line.me() && isDecided(theirs, decision)) {
      this.#settle(decision, { answers: [theirs], left: [], undo: undefined });
      return;
    }
    const entry: OutboxEntry = { ...decision, state: 'conflict', theirs };
    this.#put(entry);
    this.#line.onConflict(entry);
  }

  /** Later decisions about the same answers were made about the state that this one has led to. */
  #rekey(answers: readonly Answer[]): void {
    for (const entry of this.#entries.get()) {
      const seen = entry.answers.map((one) => {
        const now = answers.find(({ id }) => id === one.id);
        return now ? { id: one.id, review_key: now.review_key } : one;
      });
      if (seen.some((one, place) => one !== entry.answers[place])) this.#put({ ...entry, answers: seen });
    }
  }

  #wait(): void {
    for (const entry of this.#entries.get()) {
      if (entry.state === 'sending') this.#put({ ...entry, state: 'waiting' });
    }
  }

  #put(entry: OutboxEntry): void {
    this.#store.set(entry.key, entry);
    const entries = this.#entries.get();
    const isKnown = entries.some(({ key }) => key === entry.key);
    this.#entries.set(isKnown ? entries.map((one) => (one.key === entry.key ? entry : one)) : [...entries, entry]);
  }

  #find(key: string): OutboxEntry | undefined {
    return this.#entries.get().find((entry) => entry.key === key);
  }
}

/** Runs while no other tab does, where the browser can tell. */
async function inOneTab(name: string, run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return await run();
  await navigator.locks.request(name, run);
}
