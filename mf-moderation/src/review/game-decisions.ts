import { newIntent } from '@waymark/client';
import { type Answer, type AnswerId, type GameId, type Host, type Unsubscribe, writable } from '@waymark/contract';
import { DeviceStore } from '@waymark/host-kit';
import type { QueryClient } from '@waymark/host-kit/query';
import { type Decision, isDecided, onlyAnswerOf } from './decision';
import { ReviewDrafts, readDraft } from './drafts';
import { type OutboxEntry, readEntry } from './kept-decision';
import { Outbox } from './outbox';
import type { SentDecision } from './outbox-line';
import { fetchSending } from './sending';
import { loadAnswer, rememberAnswers } from './stored-answers';

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
export type NewDecision = Omit<Decision, 'key' | 'at' | 'chosen'>;

/** An account's decisions in a game on this device: drafts, pending decisions and undo. */
export class GameDecisions {
  readonly drafts: ReviewDrafts;
  readonly outbox: Outbox;
  /** Decisions that can be undone, the latest last. */
  readonly undoable = writable<readonly Decision[]>([]);
  readonly #host: Host;
  readonly #game: GameId;
  readonly #ways = new Map<string, number>();
  readonly #screens = new Set<DecisionEvents>();
  #latest: Decision | undefined;
  /** Whether figures and records lack decisions that have arrived. */
  #isBehind = false;

  constructor(host: Host, game: GameId, account: number | undefined) {
    this.#host = host;
    this.#game = game;
    const place = `${account ?? 'me'}.${game}.`;
    this.drafts = new ReviewDrafts(new DeviceStore(`waymark.review-draft.${place}`, readDraft));
    this.outbox = new Outbox(`waymark.reviews.${place}`, new DeviceStore(`waymark.review.${place}`, readEntry), {
      send: async (decision, rekey) => (await fetchSending()).sendDecision(host, game, decision, rekey),
      stored: async (decision, failure) => (await fetchSending()).storedAnswer(host.api, game, decision, failure),
      me: () => host.session.me.get().id,
      onSent: this.#sent,
      onConflict: (entry) => {
        this.#forbidUndo(entry.key);
        this.#tell((screen) => screen.onConflict?.(entry));
        this.#catchUp();
      },
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
    const only = onlyAnswerOf(made);
    const chosen = only && this.drafts.of(only.id).points;
    const decision: Decision = { ...made, chosen, key: newIntent(), at: new Date().toISOString() };
    if (only) this.drafts.forget(only.id);
    this.#latest = decision;
    this.undoable.set([...this.undoable.get(), decision]);
    this.outbox.add(decision);
    return decision;
  }

  /** Whether a decision is the latest one again and changes nothing: a second press on its button. */
  isRepeated(made: NewDecision, answer: Answer): boolean {
    const latest = this.#latest;
    const isSame = latest?.decision === made.decision && latest.points === made.points;
    return isSame && onlyAnswerOf(latest)?.id === answer.id && made.message === '' && isDecided(answer, made);
  }

  /** Sends a decision over someone else's, which the judge has seen. From then on, it can be undone again. */
  override(entry: OutboxEntry): void {
    this.undoable.set([...this.undoable.get(), entry]);
    this.outbox.override(entry.key);
  }

  /**
   * Undoes a decision. An unsent one is never sent; one in flight is undone once it has arrived.
   * @returns undefined if the provider can't undo it
   * @throws {ApiFailure}
   */
  async undo(decision: Decision): Promise<Undone | undefined> {
    const { key, answers } = decision;
    this.#takeBack(key);
    const isPending = this.outbox.entries.get().some((entry) => entry.key === key);
    if (isPending && !(await this.outbox.withdraw(key))) {
      this.#restoreDraft(decision);
      return { ids: answers.map(({ id }) => id), kept: [] };
    }
    const way = this.#ways.get(key);
    return way === undefined ? undefined : await this.revert(way);
  }

  #takeBack(key: string): void {
    if (this.#latest?.key === key) this.#latest = undefined;
    this.#forbidUndo(key);
  }

  #forbidUndo(key: string): void {
    this.undoable.set(this.undoable.get().filter((other) => other.key !== key));
  }

  /** Puts points and message back as they were before a decision. */
  #restoreDraft(made: Decision): void {
    const only = onlyAnswerOf(made);
    const { decision, points, chosen, message } = made;
    if (only) this.drafts.change(only.id, { points: decision === 'reject' ? chosen : points, message });
  }

  /** Undoes a decision the provider has. @throws {ApiFailure | SendingAbsent} */
  async revert(way: number): Promise<Undone> {
    const { revertDecision, reloadAnswers } = await fetchSending();
    const { ids, kept } = await revertDecision(this.#host.api, this.#game, way);
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
    if (sent.answers.length === 0) {
      this.#reload();
    } else {
      this.#isBehind = true;
      this.#catchUp();
    }
    if (sent.undo === undefined) this.#forbidUndo(decision.key);
    else this.#ways.set(decision.key, sent.undo);
    this.#tell((screen) => screen.onSent?.(decision, sent));
  };

  readonly #refused = (decision: Decision, failure: unknown): void => {
    this.#takeBack(decision.key);
    this.#restoreDraft(decision);
    // Sent one by one, some may have arrived.
    if (!onlyAnswerOf(decision)) this.#reload();
    const isSaid = [...this.#screens].some((screen) => screen.onRefused?.(decision, failure) === true);
    if (!isSaid) this.#host.errors.report(failure);
    this.#catchUp();
  };

  #reload(): void {
    void fetchSending().then(({ reloadAnswers }) => reloadAnswers(this.#client, this.#game));
  }

  /** Reloads figures and records once nothing more is being sent: several decisions in a row need that once. */
  #catchUp(): void {
    const isSending = this.outbox.entries.get().some(({ state }) => state === 'sending');
    if (isSending || !this.#isBehind) return;
    this.#isBehind = false;
    void fetchSending().then(({ reloadRecords }) => reloadRecords(this.#client, this.#game));
  }

  #tell(what: (screen: DecisionEvents) => void): void {
    for (const screen of [...this.#screens]) what(screen);
  }
}
