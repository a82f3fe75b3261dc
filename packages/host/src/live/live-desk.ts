import { keyStarts } from '@waymark/client';
import type { LiveCode, LiveMessage, Writable } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { ChangeQuestion, type PendingChange } from './change-question';
import { findOwnWrite } from './find-own-write';
import { MediaPreviews } from './media-previews';
import type { OwnWrites } from './own-writes';
import { affectedQueries, Reloads } from './reloads';
import { typingRest } from './typing-rest';

/** A subscription to messages. */
export interface LiveListener {
  readonly sources: ReadonlySet<LiveCode>;
  readonly onMessage: (message: LiveMessage) => void;
}

/** The page around the desk. */
export interface LivePage {
  readonly queries: QueryClient;
  readonly myId: () => number | undefined;
  /** Whether live messages name the fields that changed; by default they do. */
  readonly namesChanges?: () => boolean;
  /** This page's own writes. */
  readonly writes: OwnWrites;
  /** Observes typing, so that no question interrupts it; by default questions show at once. */
  readonly eventTarget?: Pick<Window, 'addEventListener'>;
  /** Ends everything when the page closes. */
  readonly signal?: AbortSignal;
}

/** The part of `LiveUpdates` that works before the desk has loaded. */
export interface LiveState {
  readonly listeners: ReadonlySet<LiveListener>;
  readonly pending: Writable<PendingChange | undefined>;
}

/** Handles live messages: notifies subscribers, reloads affected data, and asks about conflicts. */
export class LiveDesk {
  /** The open question about conflicts. */
  readonly question: ChangeQuestion;
  readonly #page: LivePage;
  readonly #listeners: LiveState['listeners'];
  readonly #reloads: Reloads;
  readonly #previews: MediaPreviews;

  constructor(page: LivePage, { listeners, pending }: LiveState) {
    const { queries, myId, namesChanges, eventTarget, signal } = page;
    this.#page = page;
    this.#listeners = listeners;
    this.#reloads = new Reloads(queries);
    this.#previews = new MediaPreviews(queries);
    const whenResting = eventTarget ? typingRest(eventTarget, signal) : (run: () => void) => run();
    this.question = new ChangeQuestion({ pending, reloads: this.#reloads, myId, namesChanges, whenResting });
  }

  /** Handles a message of the socket. */
  receive(message: LiveMessage): void {
    for (const { sources, onMessage } of [...this.#listeners]) {
      if (!sources.has(message.source)) continue;
      try {
        onMessage(message);
      } catch (error) {
        reportError(error);
      }
    }
    this.#previews.show(message);
    const { myId, writes } = this.#page;
    const { user_id: author } = message.detail;
    const own = author !== undefined && author === myId() ? findOwnWrite(writes, message) : undefined;
    if (own) void this.#reloadRest(message, own);
    else if (!this.question.ask(message)) this.#reloads.touch(affectedQueries([message]));
  }

  /** Reloads everything on screen, because messages may have been missed. */
  reloadEverything(): void {
    this.#reloads.touch({});
  }

  /** Reloads data read before the socket opened: changes in between weren't announced. */
  catchUp(): void {
    this.#reloads.catchUp();
  }

  /** Reloads the open game. */
  reloadGame(): void {
    this.#reloads.touch({ queryKey: keyStarts.everyGame() });
  }

  /** A screen reloads what it wrote as soon as it has the response, so only the rest is reloaded here. */
  async #reloadRest(message: LiveMessage, answered: Promise<number | undefined>): Promise<void> {
    const since = await answered;
    await new Promise((resolve) => setTimeout(resolve));
    this.#reloads.touch(affectedQueries([message]), since);
  }
}
