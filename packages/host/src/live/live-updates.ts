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

/** A change of somebody else's that waits for the organiser's answer. */
export interface PendingChange {
  readonly messages: readonly LiveMessage[];
  /** What a Refresh would replace on screen, where the screen can tell. */
  readonly differences?: readonly LiveDifference[] | undefined;
}

/** Milliseconds that the question waits for the screen to say what differs. */
const PATIENCE = 700;

/** What happens to live messages: subscribers hear them, data they make old is loaded again, conflicts are asked about. */
export class LiveUpdates {
  readonly #queries: QueryClient;
  readonly #reloads: Reloads;
  readonly #myId: () => number | undefined;
  readonly #writes: OwnWrites;
  readonly #pending = writable<PendingChange | undefined>(undefined);
  readonly #listeners = new Set<{
    readonly sources: ReadonlySet<LiveCode>;
    readonly hear: (message: LiveMessage) => void;
  }>();
  #screens: readonly LiveScreen[] = [];
  /** Messages that are to be asked about, shown or not yet. */
  #asked: readonly LiveMessage[] = [];

  /** @param writes what this page has written itself */
  constructor(queries: QueryClient, myId: () => number | undefined, writes = new OwnWrites()) {
    this.#writes = writes;
    this.#queries = queries;
    this.#reloads = new Reloads(queries);
    this.#myId = myId;
  }

  /** The change that Change Detected asks about. */
  get pending(): Readable<PendingChange | undefined> {
    return this.#pending;
  }

  /** Messages of these sources as they come. */
  subscribe(sources: readonly LiveCode[], hear: (message: LiveMessage) => void): Unsubscribe {
    const listener = { sources: new Set(sources), hear };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Declares what the screen on view wants; a question that was asked for it goes when it goes. */
  declare(screen: LiveScreen): Unsubscribe {
    this.#screens = [...this.#screens, screen];
    return () => {
      if (!this.#screens.includes(screen)) return;
      this.#screens = this.#screens.filter((other) => other !== screen);
      this.ignore();
    };
  }

  /** Takes a message of the socket. */
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

  /** Asks about a change, where the screen on view wants that; answers whether it does. */
  readonly ask = (message: LiveMessage): boolean => {
    const screen = this.#screens.at(-1);
    if (!screen || verdictOn(message, screen, this.#myId()) !== 'ask') return false;
    this.#asked = [...this.#asked, message];
    if (screen.differences) void this.#compare(screen, this.#asked);
    else this.#pending.set({ messages: this.#asked });
    return true;
  };

  /** Keeps what is on screen. */
  readonly ignore = (): void => {
    this.#asked = [];
    this.#pending.set(undefined);
  };

  /**
   * Takes over the changes that wait and loads what they concern.
   * @param keep fields of which the value on screen stays
   */
  readonly refresh = (keep: readonly string[] = []): void => {
    const messages = this.#asked;
    this.ignore();
    const screen = this.#screens.at(-1);
    for (const message of messages) screen?.onRefresh?.(message, keep);
    this.#reload(messages);
  };

  /** Makes everything on screen fresh: messages may have been missed. */
  readonly reloadEverything = (): void => this.#reloads.touch({});

  /** Makes fresh what was read before the socket was open: nobody told this page of changes in between. */
  readonly catchUp = (): void => this.#reloads.catchUp();

  /** Loads the open game again, as every so often ([G78]). */
  readonly reloadGame = (): void => this.#reloads.touch({ queryKey: keyStarts.everyGame() });

  /** Asks once it is known what differs, or can be waited for no longer; where nothing differs there is no question. */
  async #compare(screen: LiveScreen, messages: readonly LiveMessage[]): Promise<void> {
    const told = screen.differences?.(messages).catch(() => undefined);
    const differences = await Promise.race([
      told,
      new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined)),
    ]);
    if (this.#asked !== messages) return;
    if (differences?.length === 0) this.refresh();
    else this.#pending.set({ messages, differences });
  }

  /** A preview image is shown before the game is loaded again. */
  #showPreview(message: LiveMessage): void {
    const id = gameOfMessage(message);
    if (id === undefined) return;
    this.#queries.setQueryData<Game>(keys.game(id), (game) => game && withMediaPreview(game, message));
  }

  /** What this page wrote, the screen that wrote it loads again as soon as it has the answer: the rest is loaded here. */
  async #reloadRest(message: LiveMessage, answered: Promise<number | undefined>): Promise<void> {
    const since = await answered;
    await new Promise((resolve) => setTimeout(resolve));
    this.#reload([message], since);
  }

  /** Several messages about the same are one reason to load it again. */
  #reload(messages: readonly LiveMessage[], since?: number): void {
    this.#reloads.touch({ predicate: (query) => messages.some((message) => isTouched(query, message)) }, since);
  }
}
