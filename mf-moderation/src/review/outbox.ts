import { isApiFailure } from '@waymark/client';
import { type Answer, type Readable, type Writable, writable } from '@waymark/contract';
import type { DeviceStore } from '@waymark/host-kit';
import { type Decision, isDecided } from './decision';
import type { OutboxEntry } from './kept-decision';
import { SendingAbsent } from './sending-absent';

/** The result of a decision the provider accepted. */
export interface SentDecision {
  /** The updated answers, as far as known. */
  readonly answers: readonly Answer[];
  /** Answers someone else reviewed first. */
  readonly left: readonly number[];
  /** Id for undoing the decision; undefined if it can't be undone. */
  readonly undo: number | undefined;
}

/** The outbox's connection to the provider, and callbacks for the outcome. */
export interface OutboxLine {
  send(decision: Decision): Promise<SentDecision>;
  /** The stored answer of a refused decision; undefined if unknown. */
  stored(decision: Decision, failure: unknown): Promise<Answer | undefined>;
  /** The account that decides here. */
  readonly me: () => number | undefined;
  onSent(decision: Decision, sent: SentDecision): void;
  onConflict(entry: OutboxEntry): void;
  onRefused(decision: Decision, failure: unknown): void;
}

/** Statuses after which a decision is sent again: no response, session expired. */
const LATER: readonly unknown[] = ['none', 401];
/** The provider is down: its judge hears of it, unless the decision already waits for a connection. */
const DOWN: readonly unknown[] = [502, 503, 504];

/**
 * Pending decisions: shown immediately, stored on the device until the provider accepts them, and sent one by one,
 * in order.
 */
export class Outbox {
  readonly #line: OutboxLine;
  readonly #store: DeviceStore<OutboxEntry>;
  readonly #name: string;
  readonly #entries: Writable<readonly OutboxEntry[]>;
  /** Made on this page and not yet kept for later, so the judge is looking. */
  readonly #fresh = new Set<string>();
  #running: Promise<void> | undefined;
  #inFlight: string | undefined;
  /** Taken back in flight, and who waits for the outcome. */
  readonly #unwanted = new Map<string, (sent?: SentDecision) => void>();

  /** @param name of the lock that keeps two tabs from sending the same decision */
  constructor(name: string, store: DeviceStore<OutboxEntry>, line: OutboxLine) {
    this.#name = name;
    this.#store = store;
    this.#line = line;
    const kept = [...store.all().values()].sort((one, other) => one.at.localeCompare(other.at));
    this.#entries = writable<readonly OutboxEntry[]>(kept);
  }

  /** Pending entries, in order. */
  get entries(): Readable<readonly OutboxEntry[]> {
    return this.#entries;
  }

  /** Shows a decision and sends it. */
  add(decision: Decision): void {
    this.#fresh.add(decision.key);
    this.#put({ ...decision, state: 'sending' });
    void this.resume();
  }

  /** Drops a decision: never sent, or overruled. */
  drop(key: string): void {
    this.#fresh.delete(key);
    this.#store.delete(key);
    this.#entries.set(this.#entries.get().filter((entry) => entry.key !== key));
  }

  /** Takes a decision back. @returns what came of it if it was in flight and has arrived; otherwise it is dropped */
  withdraw(key: string): Promise<SentDecision | undefined> {
    if (key === this.#inFlight) return new Promise((resolve) => this.#unwanted.set(key, resolve));
    this.drop(key);
    return Promise.resolve(undefined);
  }

  /** Sends a decision over someone else's, which the judge has seen. */
  override(key: string): void {
    const entry = this.#find(key);
    if (!entry) return;
    const { theirs, ...decision } = entry;
    const answers = entry.answers.map((seen) =>
      theirs && seen.id === theirs.id ? { id: seen.id, review_key: theirs.review_key } : seen,
    );
    this.add({ ...decision, answers });
  }

  /** Sends waiting decisions until all are settled or the connection is lost. */
  resume(): Promise<void> {
    this.#running ??= inOneTab(this.#name, () => this.#sendAll()).finally(() => {
      this.#running = undefined;
      // Added while the last round was ending.
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

  /** @returns false if it has to wait for the connection */
  async #deliver(entry: OutboxEntry): Promise<boolean> {
    const { state: _, theirs: __, ...decision } = entry;
    this.#inFlight = decision.key;
    try {
      this.#settle(decision, await this.#line.send(decision));
    } catch (failure) {
      const isForLater = this.#isForLater(failure, decision.key);
      if (isApiFailure(failure) && failure.status === 409) await this.#meet(decision, failure);
      else if (this.#unwanted.has(decision.key)) this.#forgo(decision.key);
      else if (!isForLater) this.#refuse(decision, failure);
      return !isForLater;
    } finally {
      this.#inFlight = undefined;
    }
    return true;
  }

  /** Drops a decision that was taken back in flight and didn't arrive. */
  #forgo(key: string): void {
    this.drop(key);
    this.#release(key);
  }

  #release(key: string, sent?: SentDecision): void {
    this.#unwanted.get(key)?.(sent);
    this.#unwanted.delete(key);
  }

  #isForLater(failure: unknown, key: string): boolean {
    if (failure instanceof SendingAbsent) return true;
    if (!isApiFailure(failure)) return false;
    return LATER.includes(failure.status) || (DOWN.includes(failure.status) && !this.#fresh.has(key));
  }

  #settle(decision: Decision, sent: SentDecision): void {
    this.drop(decision.key);
    this.#rekey(sent.answers);
    this.#line.onSent(decision, sent);
    this.#release(decision.key, sent);
  }

  #refuse(decision: Decision, failure: unknown): void {
    this.drop(decision.key);
    this.#line.onRefused(decision, failure);
  }

  /** Already reviewed, possibly by this device if the connection broke before the response. */
  async #meet(decision: Decision, failure: unknown): Promise<void> {
    const theirs = await this.#line.stored(decision, failure).catch(() => undefined);
    // Not every provider names the judge; an equal decision is no conflict.
    const who = theirs?.reviewed_by?.id ?? this.#line.me();
    if (theirs && who === this.#line.me() && isDecided(theirs, decision)) {
      this.#settle(decision, { answers: [theirs], left: [], undo: undefined });
      return;
    }
    if (this.#unwanted.has(decision.key)) return this.#forgo(decision.key);
    const entry: OutboxEntry = { ...decision, state: 'conflict', theirs };
    this.#put(entry);
    this.#line.onConflict(entry);
  }

  /** Later decisions on the same answers build on this one's result. */
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
    this.#fresh.clear();
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

/** Runs in one tab at a time, if the browser supports locks. */
async function inOneTab(name: string, run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return await run();
  await navigator.locks.request(name, run);
}
