import { newIntent } from '@waymark/client';
import { type AnswerId, type GameId, type Host, type Unsubscribe, writable } from '@waymark/contract';
import { DeviceStore } from '@waymark/host-kit';
import type { QueryClient } from '@waymark/host-kit/query';
import type { Decision } from './decision';
import { ReviewDrafts, readDraft } from './drafts';
import { type OutboxEntry, readEntry } from './kept-decision';
import { Outbox, type SentDecision } from './outbox';
import { fetchSending } from './sending';
import { loadAnswer, reloadAnswers, rememberAnswers } from './stored-answers';

/** Callbacks for the outcome of decisions. */
export interface DecisionEvents {
  onSent?(decision: Decision, sent: SentDecision): void;
  onConflict?(entry: OutboxEntry): void;
  /** @returns whether the screen shows the reason; otherwise the host does */
  onRefused?(decision: Decision, failure: unknown): boolean;
}

/** The result of an undo. */
export interface Undone {
  readonly ids: readonly number[];
  /** Answers reviewed again since, which stay as they are. */
  readonly kept: readonly number[];
}

/** A new decision. */
export type NewDecision = Omit<Decision, 'key' | 'at'>;

/** An account's decisions in a game on this device: drafts, pending decisions and undo. */
export class GameDecisions {
  readonly drafts: ReviewDrafts;
  readonly outbox: Outbox;
  /** Decisions that can be undone, the latest last. */
  readonly undoable = writable<readonly Decision[]>([]);
  readonly #host: Host;
  readonly #game: GameId;
  readonly #ways = new Map<string, number>();
  /** Undone while being sent. */
  readonly #unwanted = new Set<string>();
  readonly #screens = new Set<DecisionEvents>();

  constructor(host: Host, game: GameId, account: number | undefined) {
    this.#host = host;
    this.#game = game;
    const place = `${account ?? 'me'}.${game}.`;
    this.drafts = new ReviewDrafts(new DeviceStore(`waymark.review-draft.${place}`, readDraft));
    this.outbox = new Outbox(`waymark.reviews.${place}`, new DeviceStore(`waymark.review.${place}`, readEntry), {
      send: async (decision) => (await fetchSending()).sendDecision(host.api, game, decision),
      stored: async (decision, failure) => (await fetchSending()).storedAnswer(host.api, game, decision, failure),
      me: () => host.session.me.get().id,
      onSent: this.#sent,
      onConflict: (entry) => this.#tell((screen) => screen.onConflict?.(entry)),
      onRefused: this.#refused,
    });
  }

  get #client(): QueryClient {
    return this.#host.queries.client as QueryClient;
  }

  /** Subscribes a screen to the outcome of decisions. */
  listen(events: DecisionEvents): Unsubscribe {
    this.#screens.add(events);
    return () => this.#screens.delete(events);
  }

  /** Adds a decision: shown immediately, sent in order. */
  decide(made: NewDecision): Decision {
    const decision: Decision = { ...made, key: newIntent(), at: new Date().toISOString() };
    for (const { id } of made.answers) this.drafts.forget(id);
    this.undoable.set([...this.undoable.get(), decision]);
    this.outbox.add(decision);
    return decision;
  }

  /**
   * Undoes a decision; an unsent one is never sent.
   * @returns undefined if it was in flight and will be undone once sent
   * @throws {ApiFailure}
   */
  async undo({ key, answers, message, points }: Decision): Promise<Undone | undefined> {
    this.undoable.set(this.undoable.get().filter((other) => other.key !== key));
    const unsent = this.outbox.entries.get().find((entry) => entry.key === key);
    if (unsent?.state === 'sending') {
      this.#unwanted.add(key);
      return undefined;
    }
    const ids = answers.map(({ id }) => id);
    if (unsent) {
      // It may be in flight.
      this.#unwanted.add(key);
      this.outbox.drop(key);
      for (const id of ids) this.drafts.change(id, { message, points });
      return { ids, kept: [] };
    }
    const way = this.#ways.get(key);
    if (way === undefined) return { ids: [], kept: ids };
    return await this.revert(way);
  }

  /** Undoes a decision the provider has. @throws {ApiFailure | SendingAbsent} */
  async revert(way: number): Promise<Undone> {
    const { undoDecision } = await fetchSending();
    const { ids, kept } = await undoDecision(this.#host.api, this.#game, way);
    const [only, ...others] = ids;
    // A single answer is loaded right away for its new review key.
    if (only !== undefined && others.length === 0) await this.#refresh(only as AnswerId);
    void reloadAnswers(this.#client, this.#game);
    return { ids, kept };
  }

  async #refresh(id: AnswerId): Promise<void> {
    const answer = await loadAnswer(this.#host.api, this.#game, id).catch(() => undefined);
    if (answer) rememberAnswers(this.#client, this.#game, [answer]);
  }

  readonly #sent = (decision: Decision, sent: SentDecision): void => {
    rememberAnswers(this.#client, this.#game, sent.answers);
    if (sent.answers.length === 0) void reloadAnswers(this.#client, this.#game);
    if (sent.undo === undefined) this.undoable.set(this.undoable.get().filter(({ key }) => key !== decision.key));
    else this.#ways.set(decision.key, sent.undo);
    if (this.#unwanted.delete(decision.key) && sent.undo !== undefined) {
      void this.revert(sent.undo).catch((error: unknown) => this.#host.errors.report(error));
      return;
    }
    this.#tell((screen) => screen.onSent?.(decision, sent));
  };

  readonly #refused = (decision: Decision, failure: unknown): void => {
    this.undoable.set(this.undoable.get().filter(({ key }) => key !== decision.key));
    const { points, message } = decision;
    for (const { id } of decision.answers) this.drafts.change(id, { points, message });
    const isSaid = [...this.#screens].some((screen) => screen.onRefused?.(decision, failure) === true);
    if (!isSaid) this.#host.errors.report(failure);
  };

  #tell(what: (screen: DecisionEvents) => void): void {
    for (const screen of [...this.#screens]) what(screen);
  }
}

const kept = new WeakMap<Host, Map<string, GameDecisions>>();

/** An account's decisions in a game, shared by all screens of a mount. */
export function decisionsOf(host: Host, game: GameId, account: number | undefined): GameDecisions {
  const known = kept.get(host) ?? new Map<string, GameDecisions>();
  kept.set(host, known);
  const name = `${account}.${game}`;
  const decisions = known.get(name) ?? new GameDecisions(host, game, account);
  known.set(name, decisions);
  return decisions;
}
