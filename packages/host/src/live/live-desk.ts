import { keysTouchedBy, verdictOn, withMediaPreview } from '@waymark/client';
import {
  type Game,
  gameOfMessage,
  type LiveMessage,
  type LiveScreen,
  type LiveSource,
  type Readable,
  type Unsubscribe,
  writable,
} from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { Reloads } from './reloads';

/** A change of somebody else's that waits for the organiser's answer. */
export interface PendingChange {
  readonly messages: readonly LiveMessage[];
}

/** What happens to live messages: subscribers hear them, data they make old is loaded again, conflicts are asked about. */
export class LiveDesk {
  readonly #queries: QueryClient;
  readonly #reloads: Reloads;
  readonly #myId: () => number | undefined;
  readonly #pending = writable<PendingChange | undefined>(undefined);
  readonly #listeners = new Set<{
    readonly sources: ReadonlySet<LiveSource>;
    readonly hear: (message: LiveMessage) => void;
  }>();
  #screens: readonly LiveScreen[] = [];

  constructor(queries: QueryClient, myId: () => number | undefined) {
    this.#queries = queries;
    this.#reloads = new Reloads(queries);
    this.#myId = myId;
  }

  /** The change that Change Detected asks about. */
  get pending(): Readable<PendingChange | undefined> {
    return this.#pending;
  }

  /** Messages of these sources as they come. */
  subscribe(sources: readonly LiveSource[], hear: (message: LiveMessage) => void): Unsubscribe {
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
    if (verdictOn(message, this.#screens.at(-1), this.#myId()) === 'ask') {
      this.#pending.set({ messages: [...(this.#pending.get()?.messages ?? []), message] });
      return;
    }
    this.#reload([message]);
  };

  /** Keeps what is on screen. */
  readonly ignore = (): void => this.#pending.set(undefined);

  /** Takes over the changes that wait and loads what they concern. */
  readonly refresh = (): void => {
    const messages = this.#pending.get()?.messages ?? [];
    this.#pending.set(undefined);
    const screen = this.#screens.at(-1);
    for (const message of messages) screen?.onRefresh?.(message);
    this.#reload(messages);
  };

  /** Makes everything on screen fresh: messages may have been missed. */
  readonly reloadEverything = (): void => this.#reloads.touch([]);

  /** Makes fresh what was read before the socket was open: nobody told this page of changes in between. */
  readonly catchUp = (): void => this.#reloads.catchUp();

  /** Loads the open game again, as every so often ([G78]). */
  readonly reloadGame = (): void => this.#reloads.touch(['game']);

  /** A preview image is shown before the game is loaded again. */
  #showPreview(message: LiveMessage): void {
    this.#queries.setQueryData<Game>(
      ['game', gameOfMessage(message)],
      (game) => game && withMediaPreview(game, message),
    );
  }

  #reload(messages: readonly LiveMessage[]): void {
    for (const queryKey of messages.flatMap(keysTouchedBy)) this.#reloads.touch(queryKey);
  }
}
