import { isTouched, keyStarts, keys, verdictOn, withMediaPreview } from '@waymark/client';
import {
  type Game,
  gameOfMessage,
  type LiveCode,
  type LiveDifference,
  type LiveMessage,
  type LiveScreen,
  type Readable,
  type Unsubscribe,
  writable,
} from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { OwnWrites } from './own-writes';
import { Reloads } from './reloads';

/** Somebody else's change that waits for the organiser's answer. */
export interface PendingChange {
  readonly messages: readonly LiveMessage[];
  /** Values that a Refresh would replace on screen, if known. */
  readonly differences?: readonly LiveDifference[] | undefined;
}

/** How long the question waits for the screen to report differences, in milliseconds. */
const PATIENCE = 700;

/** Handles live messages: notifies subscribers, reloads affected data, and asks about conflicts. */
export class LiveUpdates {
  readonly #queries: QueryClient;
  readonly #reloads: Reloads;
  readonly #myId: () => number | undefined;
  readonly #writes: OwnWrites;
  readonly #whenResting: (run: () => void) => void;
  readonly #pending = writable<PendingChange | undefined>(undefined);
  readonly #listeners = new Set<{
    readonly sources: ReadonlySet<LiveCode>;
    readonly hear: (message: LiveMessage) => void;
  }>();
  #screens: readonly LiveScreen[] = [];
  /** Messages to ask about, displayed or not. */
  #asked: readonly LiveMessage[] = [];
  /** Messages that a screen keeps its values over, by screen. */
  readonly #ignored = new Map<LiveScreen, readonly LiveMessage[]>();

  /**
   * @param writes this page's own writes
   * @param whenResting runs something that may interrupt, after a pause in typing
   */
  constructor(
    queries: QueryClient,
    myId: () => number | undefined,
    writes = new OwnWrites(),
    whenResting: (run: () => void) => void = (run) => run(),
  ) {
    this.#whenResting = whenResting;
    this.#writes = writes;
    this.#queries = queries;
    this.#reloads = new Reloads(queries);
    this.#myId = myId;
  }

  /** The change that Change Detected asks about. */
  get pending(): Readable<PendingChange | undefined> {
    return this.#pending;
  }

  /** Subscribes to messages of these sources. */
  subscribe(sources: readonly LiveCode[], hear: (message: LiveMessage) => void): Unsubscribe {
    const listener = { sources: new Set(sources), hear };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sets the rules of the current screen; its question closes with it. */
  declare(screen: LiveScreen): Unsubscribe {
    this.#screens = [...this.#screens, screen];
    return () => {
      if (!this.#screens.includes(screen)) return;
      this.ignore();
      this.#screens = this.#screens.filter((other) => other !== screen);
      const ignored = this.#ignored.get(screen) ?? [];
      this.#ignored.delete(screen);
      if (ignored.length > 0) this.#reload(ignored);
    };
  }

  /** Handles a message of the socket. */
  readonly receive = (message: LiveMessage): void => {
    for (const { sources, hear } of [...this.#listeners]) {
      if (!sources.has(message.source)) continue;
      try {
        hear(message);
      } catch (error) {
        reportError(error);
      }
    }
    this.#showPreview(message);
    const { user_id: author } = message.detail;
    const own = author !== undefined && author === this.#myId() ? this.#writes.find(message) : undefined;
    if (own) void this.#reloadRest(message, own);
    else if (!this.ask(message)) this.#reload([message]);
  };

  /** Asks about a change if the current screen wants that; returns whether it does. */
  readonly ask = (message: LiveMessage): boolean => {
    const screen = this.#screens.at(-1);
    if (!screen || verdictOn(message, screen, this.#myId()) !== 'ask') return false;
    this.#asked = [...this.#asked, message];
    if (screen.differences) void this.#compare(screen, this.#asked);
    else this.#show({ messages: this.#asked });
    return true;
  };

  /** Keeps this screen's values until it unmounts; screens opened meanwhile reload theirs. */
  readonly ignore = (): void => {
    const messages = this.#asked;
    this.#settle();
    const screen = this.#screens.at(-1);
    if (!screen || messages.length === 0) return;
    this.#ignored.set(screen, [...(this.#ignored.get(screen) ?? []), ...messages]);
    this.#reloads.expire({ predicate: (query) => messages.some((message) => isTouched(query, message)) });
  };

  /**
   * Applies pending changes and reloads affected data.
   * @param keep fields that keep this screen's value
   */
  readonly refresh = (keep: readonly string[] = []): void => {
    const messages = this.#asked;
    this.#settle();
    const screen = this.#screens.at(-1);
    for (const message of messages) screen?.onRefresh?.(message, keep);
    this.#reload(messages);
  };

  /** Answers the open question, from beside it. */
  readonly answer = (keep: readonly string[]): void => {
    if (this.#asked.length > 0) this.refresh(keep);
  };

  /** Reloads everything on screen, because messages may have been missed. */
  readonly reloadEverything = (): void => this.#reloads.touch({});

  /** Reloads data read before the socket opened: changes in between weren't announced. */
  readonly catchUp = (): void => this.#reloads.catchUp();

  /** Reloads the open game, at intervals ([G78]). */
  readonly reloadGame = (): void => this.#reloads.touch({ queryKey: keyStarts.everyGame() });

  #settle(): void {
    const isOpen = this.#asked.length > 0;
    this.#asked = [];
    this.#pending.set(undefined);
    if (isOpen) this.#screens.at(-1)?.onSettled?.();
  }

  /** Asks once the differences are known or overdue; without differences there is no question. */
  async #compare(screen: LiveScreen, messages: readonly LiveMessage[]): Promise<void> {
    const told = screen.differences?.(messages).catch(() => undefined);
    const differences = await Promise.race([
      told,
      new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined)),
    ]);
    if (this.#asked !== messages) return;
    if (differences?.length === 0) this.refresh();
    else this.#show({ messages, differences });
  }

  /** Never under a keystroke: at the next pause in typing, or on leaving the field. */
  #show(change: PendingChange): void {
    this.#whenResting(() => {
      if (this.#asked === change.messages) this.#pending.set(change);
    });
  }

  /** A poster is shown before the game reloads. */
  #showPreview(message: LiveMessage): void {
    const id = gameOfMessage(message);
    const game = id && this.#queries.getQueryData<Game>(keys.game(id));
    if (!game) return;
    const preview = withMediaPreview(game, message);
    // Data that is set counts as fresh, even the same.
    if (preview !== game) this.#queries.setQueryData<Game>(keys.game(id), preview);
  }

  /** A screen reloads what it wrote as soon as it has the response, so only the rest is reloaded here. */
  async #reloadRest(message: LiveMessage, answered: Promise<number | undefined>): Promise<void> {
    const since = await answered;
    await new Promise((resolve) => setTimeout(resolve));
    this.#reload([message], since);
  }

  /** Several messages about the same data cause one reload. */
  #reload(messages: readonly LiveMessage[], since?: number): void {
    this.#reloads.touch({ predicate: (query) => messages.some((message) => isTouched(query, message)) }, since);
  }
}
