import {
  type LiveCode,
  type LiveMessage,
  type LiveScreen,
  type Readable,
  type Unsubscribe,
  writable,
} from '@waymark/contract';
import type { PendingChange } from './change-question';
import type { LaterCode } from './later-code';
import type { LiveDesk, LiveListener, LivePage } from './live-desk';

/**
 * Live messages as screens see them. The desk that handles them loads with the socket's code; earlier calls are queued
 * in order.
 */
export class LiveUpdates {
  readonly #code: LaterCode<{ readonly LiveDesk: typeof LiveDesk }>;
  readonly #listeners = new Set<LiveListener>();
  readonly #pending = writable<PendingChange | undefined>(undefined);
  /** Runs something with the desk once it is loaded. */
  readonly #use: (run: (desk: LiveDesk) => void) => void;

  constructor(code: LaterCode<{ readonly LiveDesk: typeof LiveDesk }>, page: LivePage) {
    this.#code = code;
    this.#use = code.part(({ LiveDesk }) => new LiveDesk(page, { listeners: this.#listeners, pending: this.#pending }));
  }

  /** The change that Change Detected asks about. */
  get pending(): Readable<PendingChange | undefined> {
    return this.#pending;
  }

  /** Subscribes to messages of these sources. */
  subscribe(sources: readonly LiveCode[], onMessage: (message: LiveMessage) => void): Unsubscribe {
    const listener = { sources: new Set(sources), onMessage };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sets the rules of the current screen; its question closes with it. */
  declare(screen: LiveScreen): Unsubscribe {
    this.#use(({ question }) => question.declare(screen));
    return () => this.#use(({ question }) => question.leave(screen));
  }

  /** Handles a message of the socket. */
  readonly receive = (message: LiveMessage): void => this.#need((desk) => desk.receive(message));

  /** Asks about a change if the current screen wants that. */
  readonly ask = (message: LiveMessage): void => this.#need(({ question }) => question.ask(message));

  /** Keeps this screen's values until it unmounts; screens opened meanwhile reload theirs. */
  readonly ignore = (): void => this.#use(({ question }) => question.ignore());

  /**
   * Applies pending changes and reloads affected data.
   * @param keep fields that keep this screen's value
   */
  readonly refresh = (keep?: readonly string[]): void => this.#use(({ question }) => question.refresh(keep));

  /** Answers the open question, from beside it. */
  readonly answer = (keep: readonly string[]): void => this.#use(({ question }) => question.answer(keep));

  /** Reloads everything on screen, because messages may have been missed. */
  readonly reloadEverything = (): void => this.#need((desk) => desk.reloadEverything());

  /** Reloads data read before the socket opened: changes in between weren't announced. */
  readonly catchUp = (): void => this.#need((desk) => desk.catchUp());

  /** Reloads the open game, at intervals ([G78]). */
  readonly reloadGame = (): void => this.#need((desk) => desk.reloadGame());

  /** Like `#use`, but nothing else might load the code; a failure is retried with the socket's. */
  #need(run: (desk: LiveDesk) => void): void {
    this.#use(run);
    void this.#code.load().catch(() => undefined);
  }
}
