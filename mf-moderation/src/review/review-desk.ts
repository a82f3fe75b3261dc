import { newIntent } from '@waymark/client';
import { type AnswerId, type GameId, type Host, type Unsubscribe, writable } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import type { Decision } from './decision';
import { DeviceStore } from './device-store';
import { ReviewDrafts, readDraft } from './drafts';
import { type OutboxEntry, readEntry } from './kept-decision';
import { Outbox, type SentDecision } from './outbox';
import { fetchSending } from './sending';
import { loadAnswer, reloadAnswers, rememberAnswers } from './stored-answers';

/** What a screen hears of decisions. */
export interface DeskEvents {
  onSent?(decision: Decision, sent: SentDecision): void;
  onConflict?(entry: OutboxEntry): void;
  /** @returns whether the screen says why; else the host does */
  onRefused?(decision: Decision, failure: unknown): boolean;
}

/** What came of taking a decision back. */
export interface TakenBack {
  readonly ids: readonly number[];
  /** Answers that were decided again since, and stay as they are. */
  readonly kept: readonly number[];
}

/** A new decision, as a screen makes it. */
export type NewDecision = Omit<Decision, 'key' | 'at'>;

/** Everything that one account decides in one game on this device: drafts, decisions on their way, and the way back. */
export class ReviewDesk {
  readonly drafts: ReviewDrafts;
  readonly outbox: Outbox;
  /** Decisions that can be taken back, the latest last. */
  readonly undoable = writable<readonly Decision[]>([]);
  readonly #host: Host;
  readonly #game: GameId;
  readonly #ways = new Map<string, number>();
  /** Taken back while they were on their way. */
  readonly #unwanted = new Set<string>();
  readonly #screens = new Set<DeskEvents>();

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

  /** Tells a screen what becomes of decisions while it is shown. */
  listen(events: DeskEvents): Unsubscribe {
    this.#screens.add(events);
    return () => this.#screens.delete(events);
  }

  /** Makes a decision: shown at once, sent in its turn. */
  decide(made: NewDecision): Decision {
    const decision: Decision = { ...made, key: newIntent(), at: new Date().toISOString() };
    for (const { id } of made.answers) this.drafts.forget(id);
    this.undoable.set([...this.undoable.get(), decision]);
    this.outbox.add(decision);
    return decision;
  }

  /**
   * Takes a decision back: one that was not sent is never sent.
   * @returns undefined where it is taken back once it has arrived
   * @throws {ApiFailure}
   */
  async takeBack({ key, answers, message, points }: Decision): Promise<TakenBack | undefined> {
    this.undoable.set(this.undoable.get().filter((other) => other.key !== key));
    const unsent = this.outbox.entries.get().find((entry) => entry.key === key);
    if (unsent?.state === 'sending') {
      this.#unwanted.add(key);
      return undefined;
    }
    const ids = answers.map(({ id }) => id);
    if (unsent) {
      // It may be on its way at this moment.
      this.#unwanted.add(key);
      this.outbox.drop(key);
      for (const id of ids) this.drafts.change(id, { message, points });
      return { ids, kept: [] };
    }
    const way = this.#ways.get(key);
    if (way === undefined) return { ids: [], kept: ids };
    return await this.undo(way);
  }

  /** Takes a decision back that the provider has. @throws {ApiFailure | SendingAbsent} */
  async undo(way: number): Promise<TakenBack> {
    const { takeDecisionBack } = await fetchSending();
    const { ids, kept } = await takeDecisionBack(this.#host.api, this.#game, way);
    const [only, ...others] = ids;
    // One answer is loaded by itself, so that its new key is here at once.
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
      void this.undo(sent.undo).catch((error: unknown) => this.#host.errors.report(error));
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

  #tell(what: (screen: DeskEvents) => void): void {
    for (const screen of [...this.#screens]) what(screen);
  }
}

const desks = new WeakMap<Host, Map<string, ReviewDesk>>();

/** The desk of an account in a game, the same for all screens of a mount. */
export function deskOf(host: Host, game: GameId, account: number | undefined): ReviewDesk {
  const known = desks.get(host) ?? new Map<string, ReviewDesk>();
  desks.set(host, known);
  const name = `${account}.${game}`;
  const desk = known.get(name) ?? new ReviewDesk(host, game, account);
  known.set(name, desk);
  return desk;
}
