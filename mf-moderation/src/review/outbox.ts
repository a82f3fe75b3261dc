import { isApiFailure } from '@waymark/client';
import type { ApiFailure, Readable } from '@waymark/contract';
import type { DeviceStore } from '@waymark/host-kit';
import { type Decision, isDecided } from './decision';
import type { OutboxEntry } from './kept-decision';
import type { OutboxLine, SentDecision } from './outbox-line';
import { PendingDecisions } from './pending-decisions';
import { SendingAbsent } from './sending-absent';

/** Statuses after which a decision is sent again: no response, session expired. */
const LATER: readonly unknown[] = ['none', 401];
/** The provider is down: its judge hears of it, unless the decision already waits for a connection. */
const DOWN: readonly unknown[] = [502, 503, 504];

/** Whether a call failed for a reason that has nothing to do with what it asked. */
export const isUnanswered = (failure: unknown): failure is ApiFailure =>
  isApiFailure(failure) && [...LATER, ...DOWN].includes(failure.status);

/**
 * Pending decisions: shown immediately, stored on the device until the provider accepts them, and sent one by one,
 * in order.
 */
export class Outbox {
  readonly #line: OutboxLine;
  readonly #name: string;
  readonly #pending: PendingDecisions;
  /** Made on this page and not yet kept for later, so the judge is looking. */
  readonly #fresh = new Set<string>();
  #running: Promise<void> | undefined;
  #inFlight: string | undefined;
  /** Taken back in flight, and who waits for the outcome. */
  readonly #unwanted = new Map<string, (sent?: SentDecision) => void>();

  /** @param name of the lock that keeps two tabs from sending the same decision */
  constructor(name: string, store: DeviceStore<OutboxEntry>, line: OutboxLine) {
    this.#name = name;
    this.#pending = new PendingDecisions(store);
    this.#line = line;
  }

  /** Pending entries, in order. */
  get entries(): Readable<readonly OutboxEntry[]> {
    return this.#pending.entries;
  }

  /** Shows a decision and sends it. */
  add(decision: Decision): void {
    this.#fresh.add(decision.key);
    this.#pending.put({ ...decision, state: 'sending' });
    void this.resume();
  }

  /** Drops a decision: never sent, or overruled. */
  drop(key: string): void {
    this.#fresh.delete(key);
    this.#pending.drop(key);
  }

  /** Takes a decision back. @returns what came of it if it was in flight and has arrived; otherwise it is dropped */
  withdraw(key: string): Promise<SentDecision | undefined> {
    if (key === this.#inFlight) return new Promise((resolve) => this.#unwanted.set(key, resolve));
    this.drop(key);
    return Promise.resolve(undefined);
  }

  /** Sends a decision over someone else's, which the judge has seen. */
  override(key: string): void {
    const entry = this.#pending.find(key);
    if (!entry) return;
    const { theirs, ...decision } = entry;
    const answers = entry.answers.map((seen) =>
      theirs && seen.id === theirs.id ? { ...seen, review_key: theirs.review_key } : seen,
    );
    this.add({ ...decision, answers });
  }

  /** Sends waiting decisions until all are settled or the connection is lost. */
  resume(): Promise<void> {
    this.#running ??= inOneTab(this.#name, () => this.#sendAll()).finally(() => {
      this.#running = undefined;
      // Added while the last round was ending.
      if (this.entries.get().some(({ state }) => state === 'sending')) void this.resume();
    });
    return this.#running;
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const next = this.#pending.next();
      if (!next) return;
      if (this.#pending.isSettledElsewhere(next.key)) this.drop(next.key);
      else if (!(await this.#deliver(next))) return this.#wait();
    }
  }

  /** @returns false if it has to wait for the connection */
  async #deliver(entry: OutboxEntry): Promise<boolean> {
    const { state: _, theirs: __, ...decision } = entry;
    this.#inFlight = decision.key;
    try {
      this.#settle(
        decision,
        await this.#line.send(decision, (now) => this.#pending.rekey(now).find(decision.key) ?? decision),
      );
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

  #wait(): void {
    this.#fresh.clear();
    this.#pending.wait();
  }

  #release(key: string, sent?: SentDecision): void {
    this.#unwanted.get(key)?.(sent);
    this.#unwanted.delete(key);
  }

  #isForLater(failure: unknown, key: string): boolean {
    if (failure instanceof SendingAbsent) return true;
    return isUnanswered(failure) && !(DOWN.includes(failure.status) && this.#fresh.has(key));
  }

  #settle(decision: Decision, sent: SentDecision): void {
    this.drop(decision.key);
    this.#pending.rekey(sent.answers);
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
    this.#pending.put(entry);
    this.#line.onConflict(entry);
  }
}

/** Runs in one tab at a time, if the browser supports locks. */
async function inOneTab(name: string, run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return await run();
  await navigator.locks.request(name, run);
}
