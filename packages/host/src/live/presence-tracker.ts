import type { CurrentUser, GameId, LiveStatus, Presence, PresentPerson, Readable, Writable } from '@waymark/contract';

/** What presence needs of the page. */
export interface PresenceOptions {
  /** The live connection. */
  readonly line: {
    readonly status: Readable<LiveStatus>;
    here(game: GameId | undefined): void;
  };
  readonly me: Readable<CurrentUser>;
  /** Whether the provider offers presence; otherwise nothing is sent. */
  readonly offered: () => boolean;
}

const NOBODY: readonly PresentPerson[] = [];

/** Other people who have the open game open. Empty while the connection is down, because it is unknown then. */
export class PresenceTracker {
  readonly #others: Writable<readonly PresentPerson[]>;
  readonly #options: PresenceOptions;
  #game: GameId | undefined;
  #people = NOBODY;

  /** @param others set to the other people, by name */
  constructor(others: Writable<readonly PresentPerson[]>, options: PresenceOptions) {
    const { line, me } = options;
    this.#others = others;
    this.#options = options;
    // The own account may become known later.
    me.subscribe(() => this.#set(this.#people));
    line.status.subscribe(() => {
      if (line.status.get() !== 'live') this.#set(NOBODY);
    });
  }

  /** A game is open on this page; undefined for none. */
  at(game: GameId | undefined): void {
    if (game === this.#game) return;
    this.#game = game;
    this.#set(NOBODY);
    const { line, offered } = this.#options;
    if (offered()) line.here(game);
  }

  /** Handles a presence frame. */
  receive({ game, people }: Presence): void {
    if (game === this.#game) this.#set(people);
  }

  /** The same list if nothing changed, so that nothing re-renders. */
  #set(all: readonly PresentPerson[]): void {
    this.#people = all;
    const people = all.filter(({ id }) => id !== this.#options.me.get().id);
    const before = this.#others.get();
    const same = people.length === before.length && people.every(({ id, name }, at) => isSame(before[at], id, name));
    if (!same) this.#others.set(people);
  }
}

const isSame = (person: PresentPerson | undefined, id: number, name: string): boolean =>
  person?.id === id && person.name === name;
